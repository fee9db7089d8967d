/** A share of the engine's laws for every game. */
import { tryShareOf } from '../../tools/law-shares.js';

tryShareOf(import.meta.url);
