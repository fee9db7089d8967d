/** Runs with every browser file: after each test its visitors go, and the browser stays for the next file. */
import { afterEach } from 'vitest';
import { sayGoodbye } from './app.js';
import { keepBrowser } from './browser.js';

keepBrowser();
afterEach(sayGoodbye);
