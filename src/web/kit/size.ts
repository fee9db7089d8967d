/** Calls at once, so that the first painting is right, and again whenever the element changes its size. Returns how to stop. */
export function watchSize(element: Element, measure: () => void): () => void {
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
