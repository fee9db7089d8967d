/** Runs with every browser file: after each test its visitors go. */
import { afterEach } from 'vitest';
import { sayGoodbye } from './app.js';

afterEach(sayGoodbye);
