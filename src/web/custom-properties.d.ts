/** React's style takes our CSS custom properties, too. */
import 'react';

declare module 'react' {
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number | undefined;
  }
}
