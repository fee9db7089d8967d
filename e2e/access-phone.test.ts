/** Every screen through axe on a phone. */
import { tryScreens } from './access.js';

tryScreens('phone');
