/** `halcyon serve`: what it refuses before it begins. */
import { expect, it } from 'vitest';
import { halcyon } from './testing/world.js';

it.each(['banana', '-1', '70000'])('does not listen on port %s and says what a port is', async (port) => {
  const { code, err } = await halcyon(`serve --port=${port}`);
  expect(code).toBe(2);
  expect(err).toMatch(/--port/);
});
