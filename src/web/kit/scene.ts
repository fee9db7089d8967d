/** Stages what happened: pieces that arrive stay out of sight until the new position is on the screen, then the scene is played. A new moment ends it at once. */
import { useLayoutEffect, useRef, useState } from 'react';
import { afterPicture, hide } from './after-picture.js';

interface Stage<Scene> {
  readonly moment: string; // a new one starts the next scene
  readonly still: Scene; // in which nothing happens
  readonly next: () => Scene;
  readonly arriving: (scene: Scene) => readonly (HTMLElement | null)[];
  readonly play: (scene: Scene) => readonly Animation[];
}

/** The scene that is to be drawn now. */
export function useScene<Scene extends object>({ moment, still, next, arriving, play }: Stage<Scene>): Scene {
  const [scene, setScene] = useState(still);
  const reveal = useRef<() => void>(() => undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment, not a new way to stage it, is what starts a scene
  useLayoutEffect(() => {
    const coming = next();
    const shown = hide(arriving(coming));
    reveal.current = shown;
    const callOff = afterPicture(() => setScene(coming));
    return () => {
      callOff();
      shown();
    };
  }, [moment]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of pace counts from the next scene
  useLayoutEffect(() => {
    if (scene === still) return;
    const running = play(scene);
    reveal.current();
    return () => {
      for (const animation of running) animation.cancel();
    };
  }, [scene]);

  return scene;
}
