/** A share of every game on every size of screen. */
import { tryShapesOf } from './shapes-shares.js';

tryShapesOf(import.meta.url);
