/** The interface's own signs: a 24 grid, one round stroke of 2, the colour of the text around them. They never stand without a word. */
import { memo, type ReactNode } from 'react';

const PATHS = {
  arrow: <path d="M5 12H19M13 6L19 12L13 18" />,
  back: <path d="M14.5 5L7.5 12L14.5 19" />,
  bolt: <path d="M13.5 3L5.5 13.5H11L9.5 21L18.5 10H12.5Z" />,
  bot: (
    <>
      <rect x="4.5" y="8" width="15" height="11" rx="4" />
      <path d="M12 8V4.5M9 13V14.5M15 13V14.5" />
      <circle cx="12" cy="3.6" r="1" />
    </>
  ),
  branch: <path d="M6 3V14M6 14A4 4 0 1 0 6.1 14M6 12C6 8 18 12 18 7M18 7A2.5 2.5 0 1 0 17.9 7" />,
  calm: <path d="M3 9C6 6 8 6 11 9S16 12 20 9M3 15C6 12 8 12 11 15S16 18 20 15" />,
  card: (
    <>
      <rect x="6" y="3.5" width="12" height="17" rx="2" />
      <path d="M9 8H15" />
    </>
  ),
  chart: <path d="M4 4V20H20M7.5 15L11.5 10L14.5 13L20 6.5" />,
  check: <path d="M4.5 12.5L10 18L20 6.5" />,
  close: <path d="M6 6L18 18M18 6L6 18" />,
  deck: (
    <>
      <rect x="4.5" y="6" width="11.5" height="15" rx="2" />
      <path d="M8 6V5A2 2 0 0 1 10 3H18A2 2 0 0 1 20 5V16A2 2 0 0 1 18 18H16" />
    </>
  ),
  door: <path d="M6 21V5A2 2 0 0 1 8 3H16A2 2 0 0 1 18 5V21M3.5 21H20.5M14.5 12V13" />,
  down: <path d="M12 4V18M6 12.5L12 18.5L18 12.5" />,
  eye: (
    <>
      <path d="M2.5 12C5 7.5 8.5 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.5 18.5 12 18.5S5 16.5 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  feather: <path d="M4 20C8 16 9 12 12 8C15 4 19 4 20 4C20 6 20 10 16 13C13 15.5 10 15 8 16.5M8.5 14H14M11 10H17" />,
  flask: <path d="M9 3H15M10 3V9L4.5 18.5A1.7 1.7 0 0 0 6 21H18A1.7 1.7 0 0 0 19.5 18.5L14 9V3M7.5 15H16.5" />,
  folder: (
    <path d="M3.5 18.5V6.5A1.5 1.5 0 0 1 5 5H9.5L11.5 7.5H19A1.5 1.5 0 0 1 20.5 9V18.5A1.5 1.5 0 0 1 19 20H5A1.5 1.5 0 0 1 3.5 18.5Z" />
  ),
  forward: <path d="M9.5 5L16.5 12L9.5 19" />,
  gear: (
    <>
      <circle cx="12" cy="12" r="3.2" />
      <path d="M12 3V6M12 18V21M3 12H6M18 12H21M5.6 5.6L7.8 7.8M16.2 16.2L18.4 18.4M18.4 5.6L16.2 7.8M7.8 16.2L5.6 18.4" />
    </>
  ),
  hand: (
    <path d="M7 13V6.5A1.5 1.5 0 0 1 10 6.5V11M10 11V4.5A1.5 1.5 0 0 1 13 4.5V11M13 11V5.5A1.5 1.5 0 0 1 16 5.5V12M16 12V8.5A1.5 1.5 0 0 1 19 8.5V14.5C19 19 16.5 21 13 21C9.5 21 8 19.5 6.5 17L4.3 13.3A1.5 1.5 0 0 1 7 12" />
  ),
  heart: <path d="M12 20C4 14 3 10.5 3.5 8A4.5 4.5 0 0 1 12 7A4.5 4.5 0 0 1 20.5 8C21 10.5 20 14 12 20Z" />,
  hint: <path d="M9.5 17.5H14.5M10.5 21H13.5M9.5 17.5C9.5 14.5 6.5 13.5 6.5 9.5A5.5 5.5 0 0 1 17.5 9.5C17.5 13.5 14.5 14.5 14.5 17.5" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11V16.5M12 7.6V7.7" />
    </>
  ),
  key: (
    <>
      <circle cx="8" cy="8" r="4.2" />
      <path d="M11 11L20 20M16 16L18.5 13.5" />
    </>
  ),
  unlit: <path d="M8 4H16L19 12H5ZM12 12V18M8.5 20.5H15.5M4 20L20 4" />,
  lamp: <path d="M8 4H16L20 14H4ZM12 14V20M8 20.5H16" />,
  link: (
    <path d="M10 13.5A4 4 0 0 0 15.8 13.8L19 10.600A4 4 0 0 0 13.4 5L12 6.400M14 10.500A4 4 0 0 0 8.2 10.200L5 13.400A4 4 0 0 0 10.6 19L12 17.600" />
  ),
  list: <path d="M9 6H20M9 12H20M9 18H20M4.5 6H4.6M4.5 12H4.6M4.5 18H4.6" />,
  lock: (
    <>
      <rect x="5" y="11" width="14" height="9" rx="2" />
      <path d="M8 11V8A4 4 0 0 1 16 8V11" />
    </>
  ),
  log: (
    <>
      <path d="M6 3H17A2 2 0 0 1 19 5V21H8A2 2 0 0 1 6 19Z" />
      <path d="M6 18C6 16 7 16 8 16H19M10 7H15M10 11H15" />
    </>
  ),
  money: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M14.8 9C14.2 7.9 9.3 7.4 9.3 9.8C9.3 12.4 14.8 11.4 14.8 14.2C14.8 16.7 9.8 16.3 9.2 15M12 6V18" />
    </>
  ),
  more: <path d="M5 12H5.1M12 12H12.1M19 12H19.1" strokeWidth="3.6" />,
  mistake: <path d="M4 6L10 12L4 18M11 6L17 12L11 18M20.500 5V19" />,
  next: <path d="M6 5V19L14 12ZM18 5V19" />,
  pause: <path d="M8.5 5V19M15.5 5V19" />,
  people: (
    <>
      <circle cx="8.5" cy="8" r="3.2" />
      <path d="M2.5 20C2.5 15 5 13.5 8.5 13.5S14.5 15 14.5 20" />
      <circle cx="16.5" cy="9" r="2.6" />
      <path d="M17 14C20 14 21.5 16 21.5 19.5" />
    </>
  ),
  play: <path d="M7 4.5V19.5L19 12Z" />,
  plus: <path d="M12 5V19M5 12H19" />,
  previous: <path d="M18 5V19L10 12ZM6 5V19" />,
  question: <path d="M8.5 9A3.5 3.5 0 1 1 13.5 12.2C12.3 12.8 12 13.4 12 14.8M12 18.6V18.7" />,
  retry: <path d="M4.500 12A7.500 7.500 0 1 0 7.500 6M7.200 2.500V6.500H11.200M12 8.500V12.500L14.500 14" />,
  rules: <path d="M12 6C9 3.5 5 4 3 5V19C5 18 9 17.5 12 20C15 17.5 19 18 21 19V5C19 4 15 3.5 12 6ZM12 6V20" />,
  save: <path d="M12 4V14M7.5 10L12 14.5L16.5 10M4.5 15V18A2 2 0 0 0 6.5 20H17.5A2 2 0 0 0 19.5 18V15" />,
  share: <path d="M12 14V3.5M7.5 8L12 3.5L16.5 8M5.5 12V19A1.5 1.5 0 0 0 7 20.5H17A1.5 1.5 0 0 0 18.5 19V12" />,
  shuffle: (
    <path d="M3 7H6.5C11 7 12 17 16.5 17H20M17 14L20.5 17L17 20.5M3 17H6.5C8.2 17 9.4 15.6 10.4 13.9M13 9.6C14 8 15 7 16.5 7H20M17 3.5L20.5 7L17 10.5" />
  ),
  sound: <path d="M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5ZM15.5 9A4.5 4.5 0 0 1 15.5 15M18 6.5A8 8 0 0 1 18 17.5" />,
  spin: (
    <>
      <path d="M19.5 12A7.5 7.5 0 1 1 16.5 6M16.8 2.5V6.5H12.8" />
      <circle cx="12" cy="12" r="1.6" />
    </>
  ),
  stop: <rect x="6" y="6" width="12" height="12" rx="2" />,
  star: <path d="M12 3.5L14.6 9L20.5 9.7L16.2 13.8L17.3 19.8L12 16.8L6.7 19.8L7.8 13.8L3.5 9.7L9.4 9Z" />,
  table: <path d="M4 5H20V19H4ZM4 10H20M10 5V19" />,
  talk: <path d="M4 5H20V16H11L6.5 20V16H4ZM8 9H16M8 12H13" />,
  text: <path d="M4 6H20M4 10.5H16M4 15H20M4 19.5H12" />,
  time: <path d="M6 3H18M6 21H18M7.5 3C7.5 9 11 10 11 12S7.5 15 7.5 21M16.5 3C16.5 9 13 10 13 12S16.5 15 16.5 21" />,
  trash: <path d="M4.5 7H19.5M9 7V4.5H15V7M6.5 7L7.5 20H16.5L17.5 7M10.5 11V16M13.5 11V16" />,
  trophy: (
    <path d="M7.5 4H16.5V9A4.5 4.5 0 0 1 7.5 9ZM7.5 5.5H4C4 9 5.5 10.5 8 10.5M16.5 5.5H20C20 9 18.5 10.5 16 10.5M12 13.5V17M8 20.5C8 18 9.5 17 12 17S16 18 16 20.5Z" />
  ),
  undo: <path d="M8 5L3.5 9.5L8 14M4 9.5H14A5.5 5.5 0 0 1 14 20.5H9" />,
  unfold: <path d="M5 9L12 16L19 9" />,
  unlock: (
    <>
      <rect x="5" y="11" width="14" height="9" rx="2" />
      <path d="M8 11V8A4 4 0 0 1 15.5 6.3" />
    </>
  ),
  zoom: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5L21 21M7.8 10.5H13.2M10.5 7.8V13.2" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

export type GlyphName = keyof typeof PATHS;

export const Glyph = memo(function Glyph({
  name,
  size = 20,
  className,
}: {
  readonly name: GlyphName;
  readonly size?: number;
  readonly className?: string;
}) {
  return (
    <svg
      className={className === undefined ? 'ic' : `ic ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {PATHS[name]}
    </svg>
  );
});
