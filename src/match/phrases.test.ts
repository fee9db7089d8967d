/** What can be said with one tap. */
import { describe, expect, it } from 'vitest';
import { games } from '../games/index.js';
import { PHRASES, phrasesFor } from './settings.js';

describe.each(Object.values(games))('$about.title', (game) => {
  const own = Object.entries(game.about.phrases ?? {});

  it('has phrases of its own, beside those of every table', () => {
    expect(own.length).toBeGreaterThanOrEqual(4);
    expect(phrasesFor(game)).toEqual({ ...game.about.phrases, ...PHRASES });
  });

  it.each(own)('can say "%s" with an id that no table uses for something else', (phrase, words) => {
    expect(phrase).toMatch(/^[a-z]{1,20}$/);
    expect(Object.keys(PHRASES)).not.toContain(phrase);
    expect(words).toMatch(/^[A-Z].{3,45}[.!?]$/);
  });
});
