/** Every screen through axe on a laptop. */
import { tryScreens } from './access.js';

tryScreens('laptop');
