/** Sizes on this screen, known before the first painting and followed after it. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Calls at once, so that the first painting is right, and again whenever the element changes its size. Returns how to stop. */
export function watchSize(element: Element, measure: () => void): () => void {
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}

/** How wide an element is; as usual where nothing can be measured. */
export function useWidth<E extends HTMLElement>(usual: number): readonly [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    return current === null ? undefined : watchSize(current, () => setWidth(current.clientWidth));
  }, []);
  return [element, width === 0 ? usual : width];
}
