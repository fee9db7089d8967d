/** The Explorer cards of Happy Nation: one picture each, and the compass of their back. */

import { memo, type ReactNode } from 'react';
import { Picture } from '../../../../web/art/picture.js';
import { cardNamed, type Deed } from '../../face.js';

interface CardArt {
  readonly ground: string;
  readonly drawing: ReactNode; // 64 by 64
}

const PICTURES = {
  wedding: {
    ground: '#e7dcec',
    drawing: (
      <>
        <path d="M0 50C20 42 44 42 64 50V64H0Z" fill="#cdb6d8" />
        <circle cx="24" cy="38" r="14" fill="none" stroke="#d99a1c" strokeWidth="5" />
        <circle cx="41" cy="38" r="14" fill="none" stroke="#b9770f" strokeWidth="5" />
        <path d="M18 15H30L34 20L24 29L14 20Z" fill="#7fc0e4" />
        <path d="M14 20H34L24 29Z" fill="#4c9ac4" />
      </>
    ),
  },
  dinnerParty: {
    ground: '#f4dcc0',
    drawing: (
      <>
        <path d="M4 44H60V49H4Z" fill="#8f5a34" />
        <path d="M10 49V64M54 49V64" stroke="#6b4526" strokeWidth="4" />
        <path d="M14 42C14 26 50 26 50 42Z" fill="#b8324b" />
        <circle cx="32" cy="27" r="3" fill="#b8324b" />
        <path d="M10 41H54V44H10Z" fill="#8e2238" />
        <path d="M20 38C21 33 25 31 29 31" stroke="#f2a5a0" strokeWidth="2.4" fill="none" strokeLinecap="round" />
        <path
          d="M22 20C20 16 25 14 23 9M32 19C30 15 35 13 33 8M42 20C40 16 45 14 43 9"
          stroke="#c9a36c"
          strokeWidth="2.4"
          fill="none"
          strokeLinecap="round"
        />
      </>
    ),
  },
  date: {
    ground: '#f7d6d0',
    drawing: (
      <>
        <path d="M0 54C22 46 42 46 64 54V64H0Z" fill="#e0a08f" />
        <path d="M13 58C12 42 16 36 21 36S30 42 29 58Z" fill="#2f7fb8" />
        <circle cx="21" cy="30" r="6.5" fill="#e2ad82" />
        <path d="M14.5 29C14 20 28 20 27.5 29C24 26 18 26 14.5 29Z" fill="#4a2a17" />
        <path d="M35 58C34 42 38 36 43 36S52 42 51 58Z" fill="#b8324b" />
        <circle cx="43" cy="30" r="6.5" fill="#a86b42" />
        <path d="M36 34C35 20 51 20 50 34C50 27 46 25 43 25S37 28 36 34Z" fill="#20130c" />
        <path d="M32 22C26 17 24 14 24.5 11.5A4 4 0 0 1 32 11A4 4 0 0 1 39.5 11.5C40 14 38 17 32 22Z" fill="#c4421f" />
      </>
    ),
  },
  birthday: {
    ground: '#fbe2bd',
    drawing: (
      <>
        <path d="M6 56H58V60H6Z" fill="#c9a36c" />
        <path d="M10 38H54V56H10Z" fill="#f2b8ad" />
        <path d="M46 38H54V56H46Z" fill="#dc958a" />
        <path d="M10 38C16 47 22 35 28 42S40 47 46 40L54 43V35H10Z" fill="#fff8e8" />
        <path d="M20 35V24M32 35V22M44 35V24" stroke="#25799c" strokeWidth="4" />
        <path d="M20 14L23.5 22H16.5ZM32 12L35.5 20H28.5ZM44 14L47.5 22H40.5Z" fill="#e2702c" />
      </>
    ),
  },
  holiday: {
    ground: '#bfe3ea',
    drawing: (
      <>
        <circle cx="48" cy="15" r="8" fill="#f8d27a" />
        <path d="M0 44C20 38 44 38 64 44V64H0Z" fill="#3f8f96" />
        <path d="M0 54C20 46 34 46 48 64H0Z" fill="#f0d9a4" />
        <path d="M24 54C26 40 25 32 21 22" stroke="#6b4526" strokeWidth="4" fill="none" strokeLinecap="round" />
        <path
          d="M21 22C12 12 5 16 2 24C10 20 15 20 21 22ZM21 22C19 11 10 7 5 10C13 12 17 16 21 22ZM21 22C28 11 37 13 40 21C33 18 27 19 21 22ZM21 22C28 22 35 27 36 34C31 27 26 24 21 22Z"
          fill="#3f7d4a"
        />
        <path d="M46 46H60L57 51H49Z" fill="#8a3b24" />
        <path d="M53 45V33L60 43Z" fill="#fff3d6" />
      </>
    ),
  },
  give: {
    ground: '#dfead0',
    drawing: (
      <>
        <path d="M12 28H52V56H12Z" fill="#4f8f4c" />
        <path d="M44 28H52V56H44Z" fill="#3c7340" />
        <path d="M9 21H55V30H9Z" fill="#5fa05e" />
        <path d="M28 21H36V56H28Z" fill="#f0b429" />
        <path d="M32 21C22 22 16 17 19 11S31 12 32 21C33 12 42 5 45 11S42 22 32 21Z" fill="none" stroke="#f0b429" strokeWidth="4.5" />
      </>
    ),
  },
  firstAid: {
    ground: '#f3e3dc',
    drawing: (
      <>
        <path d="M23 20V14H41V20" fill="none" stroke="#6b2a1c" strokeWidth="4" strokeLinejoin="round" />
        <rect x="8" y="20" width="48" height="36" rx="5" fill="#c4421f" />
        <path d="M48 20H51A5 5 0 0 1 56 25V51A5 5 0 0 1 51 56H48Z" fill="#9c3014" />
        <circle cx="32" cy="38" r="13" fill="#fffaee" />
        <path d="M32 30V46M24 38H40" stroke="#c4421f" strokeWidth="6" />
      </>
    ),
  },
  help: {
    ground: '#e4e0f0',
    drawing: (
      <>
        <path d="M0 46L20 36L34 40L26 50L0 60Z" fill="#e2ad82" />
        <path d="M0 44L10 40V60L0 64Z" fill="#2f7fb8" />
        <path d="M64 46L44 34L30 40L36 50L64 60Z" fill="#a86b42" />
        <path d="M64 42L54 39V61L64 64Z" fill="#c4421f" />
        <path d="M27 46C31 50 36 50 39 47" stroke="#6b3f24" strokeWidth="2.4" fill="none" strokeLinecap="round" />
        <circle cx="32" cy="18" r="11" fill="#e9b030" />
        <circle cx="32" cy="18" r="7.5" fill="none" stroke="#a86f0a" strokeWidth="2" />
        <path d="M30 13V23M30 13H33A2.6 2.6 0 0 1 33 18H30M30 18H34A2.6 2.6 0 0 1 34 23H30" stroke="#8a5a06" strokeWidth="2" fill="none" />
      </>
    ),
  },
  freeLunch: {
    ground: '#f6e6bf',
    drawing: (
      <>
        <ellipse cx="32" cy="48" rx="27" ry="8" fill="#fffaee" />
        <ellipse cx="32" cy="48" rx="27" ry="8" fill="none" stroke="#c9a36c" strokeWidth="2" />
        <path d="M12 42C10 30 20 24 32 24S54 30 52 42C52 46 49 47 46 47H18C15 47 12 46 12 42Z" fill="#d08a3c" />
        <path d="M16 40C16 32 22 29 32 29S48 32 48 40" fill="none" stroke="#efbf78" strokeWidth="4" strokeLinecap="round" />
        <path d="M24 30L21 38M34 29L31 38M44 31L41 39" stroke="#8f551b" strokeWidth="2.6" strokeLinecap="round" />
        <path d="M22 18C20 14 25 12 23 7M40 18C38 14 43 12 41 7" stroke="#c9a36c" strokeWidth="2.4" fill="none" strokeLinecap="round" />
      </>
    ),
  },
  freeHousing: {
    ground: '#d8e6dd',
    drawing: (
      <>
        <path d="M0 54C22 46 42 46 64 54V64H0Z" fill="#9cc794" />
        <path d="M10 32H38V56H10Z" fill="#f4dfb8" />
        <path d="M30 32H38V56H30Z" fill="#e2c592" />
        <path d="M5 34L24 17L43 34Z" fill="#b2452a" />
        <path d="M20 56V45H28V56Z" fill="#5b3320" />
        <circle cx="50" cy="22" r="7" fill="none" stroke="#d99a1c" strokeWidth="4" />
        <path d="M50 29V50M50 43H56M50 48H55" stroke="#d99a1c" strokeWidth="4" fill="none" />
      </>
    ),
  },
  wellTravelled: {
    ground: '#f2dcc2',
    drawing: (
      <>
        <path d="M24 20V13H40V20" fill="none" stroke="#5b3320" strokeWidth="4" strokeLinejoin="round" />
        <rect x="7" y="20" width="50" height="36" rx="5" fill="#a8653a" />
        <path d="M15 20V56M49 20V56" stroke="#7c4524" strokeWidth="4" />
        <path d="M22 28H42V39H22Z" fill="#e9b030" />
        <path d="M32 29.5L33.6 32.7L37 33.2L34.5 35.6L35 38.5L32 37L29 38.5L29.5 35.6L27 33.2L30.4 32.7Z" fill="#8f3a1a" />
        <circle cx="37" cy="47" r="5" fill="#3f8f96" />
        <path d="M20 44L27 42L28 49L21 51Z" fill="#fff3d6" />
      </>
    ),
  },
  vaccine: {
    ground: '#d9e8e4',
    drawing: (
      <>
        <path d="M32 6L55 14V33C55 47 45 54 32 60C19 54 9 47 9 33V14Z" fill="#4d9a8d" />
        <path d="M32 6L55 14V33C55 47 45 54 32 60Z" fill="#3a7f74" />
        <path d="M32 20V46M19 33H45" stroke="#fff8e6" strokeWidth="7.5" />
      </>
    ),
  },
  sickness: {
    ground: '#e9dcc6',
    drawing: (
      <>
        <path d="M32 6V58M6 32H58M13.5 13.5L50.5 50.5M50.5 13.5L13.5 50.5" stroke="#7a8f3a" strokeWidth="4" strokeLinecap="round" />
        <circle cx="32" cy="32" r="17" fill="#9cb04a" />
        <path d="M32 15A17 17 0 0 1 32 49A23 23 0 0 0 32 15Z" fill="#7a8f3a" />
        <path d="M23 27L28 30L23 33M41 27L36 30L41 33" fill="none" stroke="#2a2018" strokeWidth="2.6" strokeLinecap="round" />
        <path d="M26 41C29 37 35 37 38 41" fill="none" stroke="#2a2018" strokeWidth="2.6" strokeLinecap="round" />
      </>
    ),
  },
} satisfies Readonly<Record<string, CardArt>>;

/** A card without a drawing of its own shows that of one that does the same. */
const LIKE: Readonly<Record<Deed, keyof typeof PICTURES>> = {
  feast: 'dinnerParty',
  birthday: 'birthday',
  holiday: 'holiday',
  give: 'give',
  firstAid: 'firstAid',
  help: 'help',
  freeLunch: 'freeLunch',
  freeHousing: 'freeHousing',
  wellTravelled: 'wellTravelled',
  vaccine: 'vaccine',
  sickness: 'sickness',
};
const isDrawn = (card: string): card is keyof typeof PICTURES => Object.hasOwn(PICTURES, card);

/** Fills its box; the ground goes to the edges. Decoration: the name stands beside it. */
export const ExplorerPicture = memo(function ExplorerPicture({
  card,
  className,
}: {
  readonly card: string;
  readonly className?: string | undefined;
}) {
  const { ground, drawing } = PICTURES[isDrawn(card) ? card : LIKE[cardNamed(card).does]];
  return (
    <svg className={className} viewBox="0 0 64 64" style={{ background: ground }} aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  );
});

export const ExplorerBack = memo(function ExplorerBack({ className }: { readonly className?: string | undefined }) {
  return (
    <Picture name="nation explorer back" box={[0, 0, 64, 88]} className={className}>
      <rect width="64" height="88" rx="7" fill="#135f6e" />
      <rect x="4" y="4" width="56" height="80" rx="5" fill="none" stroke="#f8d27a" strokeWidth="1.6" />
      <circle cx="32" cy="44" r="19" fill="none" stroke="#f8d27a" strokeWidth="2.4" />
      <path d="M32 29L37 44L32 59L27 44Z" fill="#f8d27a" />
      <path d="M17 44L32 40L47 44L32 48Z" fill="#e2702c" />
      <path d="M32 18V24M32 64V70M7 44H12M52 44H57" stroke="#f8d27a" strokeWidth="2" strokeLinecap="round" />
    </Picture>
  );
});
