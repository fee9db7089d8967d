/** A link inside the app: a real address, opened without loading the page anew. */
import type { MouseEvent, ReactNode } from 'react';
import { go } from '../route.js';

interface LinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly label?: string;
  readonly apart?: boolean; // in a tab of its own, because what is open here must stay
  readonly children: ReactNode;
}

export function PageLink({ to, className, label, apart = false, children }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (apart || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} target={apart ? '_blank' : undefined} className={className} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
