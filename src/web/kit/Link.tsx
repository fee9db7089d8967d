/** A link inside the app: a real address, opened without loading the page anew. */
import type { MouseEvent, ReactNode } from 'react';
import { go } from '../route.js';

interface LinkProps {
  readonly to: string;
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

export function Link({ to, className, label, children }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} className={className} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
