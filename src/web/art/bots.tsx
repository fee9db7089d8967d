/** The heads of the bots: five pegs of the same oak under five hats, drawn on 64 by 64. Light comes from the upper left. */
import type { ReactNode } from 'react';

const OAK = (
  <>
    <path d="M13 36C13 22 21 14 32 14S51 22 51 36C51 47 43 54 32 54S13 47 13 36Z" fill="#e3b981" />
    <path
      d="M38 15C46 18 51 25 51 36C51 47 43 54 32 54C30 54 28 53.8 26.4 53.3C38 51 44 44 44 33C44 25 42 19 38 15Z"
      fill="#c9955a"
      opacity=".6"
    />
  </>
);

/** It is wound up. */
const KEY = (
  <>
    <rect x="49" y="34.4" width="6" height="4.4" fill="#a8741a" />
    <circle cx="57.4" cy="32.4" r="4.1" fill="#d99f2b" />
    <circle cx="57.4" cy="40.8" r="4.1" fill="#d99f2b" />
    <circle cx="57.4" cy="32.4" r="1.5" fill="#a8741a" />
    <circle cx="57.4" cy="40.8" r="1.5" fill="#a8741a" />
  </>
);

/** What each wears and how it looks at you, over the bare head. */
const LOOKS = {
  sleepy: (
    <>
      <path
        d="M20.5 35.5C22 38 27 38 28.5 35.5M34.5 35.5C36 38 41 38 42.5 35.5"
        fill="none"
        stroke="#3a2416"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="21" cy="42.5" r="3.4" fill="#d9835c" opacity=".55" />
      <circle cx="41.5" cy="42.5" r="3.4" fill="#d9835c" opacity=".55" />
      <ellipse cx="31.5" cy="46" rx="2.8" ry="2.2" fill="#3a2416" />
      <path d="M51.5 31C52 17 43 7 29 8C19 8.6 9 14 5.5 27C12 21.5 17 22 18 26L12.8 31C24 26 41 26 51.5 31Z" fill="#6f9fc0" />
      <path d="M40 11C48 15 52 22 51.5 31C48.6 29.7 45.6 28.8 42.4 28.2C45 22 44 16 40 11Z" fill="#4f7f9f" />
      <path d="M22 10.4C15 13 8.6 18 5.5 27C12 21.5 17 22 18 26C16 19 18 14 22 10.4Z" fill="#4f7f9f" />
      <path d="M12 31.5C23 26 41 26 52 31.5" fill="none" stroke="#fff6e4" strokeWidth="5" strokeLinecap="round" />
      <circle cx="9" cy="29" r="4.6" fill="#fff6e4" />
      <path d="M12 26A4.6 4.6 0 0 1 7 33.2A6 6 0 0 0 12 26Z" fill="#d9cbb0" />
    </>
  ),
  gentle: (
    <>
      <path d="M13 34C12 20 21 11.5 32 11.5S52 20 51 34C48 25 42 22.5 36 22.5C28 22.5 20 25 13 34Z" fill="#8a5a2c" />
      <path d="M38 12.4C47 15 52 23 51 34C48.6 26 43.6 23 38.6 22.6C41 19 40.6 15.4 38 12.4Z" fill="#6d4420" />
      <circle cx="24.5" cy="36" r="2.9" fill="#3a2416" />
      <circle cx="38.5" cy="36" r="2.9" fill="#3a2416" />
      <circle cx="23.53" cy="35.03" r="0.85" fill="#fff6e4" />
      <circle cx="37.53" cy="35.03" r="0.85" fill="#fff6e4" />
      <circle cx="21" cy="42.5" r="3.4" fill="#d9835c" opacity=".55" />
      <circle cx="41.5" cy="42.5" r="3.4" fill="#d9835c" opacity=".55" />
      <path
        d="M25 44.5C28 48.6 35 48.6 38 44.5"
        fill="none"
        stroke="#3a2416"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="translate(19 19) scale(1.12)">
        <ellipse cx="0" cy="-5.6" rx="3" ry="4.4" fill="#fff6e4" transform="rotate(0)" />
        <ellipse cx="0" cy="-5.6" rx="3" ry="4.4" fill="#fff6e4" transform="rotate(60)" />
        <ellipse cx="0" cy="-5.6" rx="3" ry="4.4" fill="#fff6e4" transform="rotate(120)" />
        <ellipse cx="0" cy="-5.6" rx="3" ry="4.4" fill="#fff6e4" transform="rotate(180)" />
        <ellipse cx="0" cy="-5.6" rx="3" ry="4.4" fill="#fff6e4" transform="rotate(240)" />
        <ellipse cx="0" cy="-5.6" rx="3" ry="4.4" fill="#fff6e4" transform="rotate(300)" />
        <circle r="3.2" fill="#f1b434" />
      </g>
    </>
  ),
  steady: (
    <>
      <path d="M20 31.6H28M35 31.6H43" fill="none" stroke="#3a2416" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="24.5" cy="37" r="2.5" fill="#3a2416" />
      <circle cx="38.5" cy="37" r="2.5" fill="#3a2416" />
      <circle cx="23.66" cy="36.16" r="0.73" fill="#fff6e4" />
      <circle cx="37.66" cy="36.16" r="0.73" fill="#fff6e4" />
      <path
        d="M26 45.6C29 47 34 47 37.5 45.6"
        fill="none"
        stroke="#3a2416"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M11.5 28C11 15 21 9.5 32.5 9.5S53.6 15 52.5 28C40 23.5 24 23.5 11.5 28Z" fill="#2f7a5e" />
      <path d="M38 10C48 12 53.4 18 52.5 28C49 26.6 45.4 25.7 42 25.2C44 19 42 14 38 10Z" fill="#1f5c46" />
      <path d="M9 31C20 22.6 44 22.6 55 31C44 27.6 20 27.6 9 31Z" fill="#1f5c46" />
      <circle cx="32" cy="10" r="2.4" fill="#1f5c46" />
    </>
  ),
  sharp: (
    <>
      <path
        d="M18.6 29.5L28 31.4M35 29.5C38 26.6 42 26.8 44 29"
        fill="none"
        stroke="#3a2416"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g fill="#fff6e4" fillOpacity=".75" stroke="#3a2416" strokeWidth="2.2">
        <circle cx="24" cy="37" r="6" />
        <circle cx="39.5" cy="37" r="6" />
      </g>
      <path
        d="M30 36.4C31 35.4 32.6 35.4 33.6 36.4"
        fill="none"
        stroke="#3a2416"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="25" cy="37" r="2.4" fill="#3a2416" />
      <circle cx="40.5" cy="37" r="2.4" fill="#3a2416" />
      <path d="M27 47.4C31 49 35 48.4 38 46" fill="none" stroke="#3a2416" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M17 23C17 13 23 8 32 8S47 13 47 23Z" fill="#7a3f6b" />
      <path d="M37 8.4C43.6 10 47 15 47 23H40C42 17 40.6 12 37 8.4Z" fill="#5a2b4c" />
      <path d="M16.6 18.4H47.2V23.4H16.6Z" fill="#f0b429" />
      <path d="M9.5 24.6C9.5 22.6 20 22 32 22S54.5 22.6 54.5 24.6S44 27 32 27S9.5 26.6 9.5 24.6Z" fill="#5a2b4c" />
      <path d="M42 21C41 12 46 4 54 2C55 10 50 18 42 21Z" fill="#c4421f" />
      <path d="M43 20C45 14 48 9 52 5" stroke="#fff6e4" strokeWidth="1.4" fill="none" />
    </>
  ),
  master: (
    <>
      <path
        d="M13 36C14 33 15.5 32 17 33C19 43 24 45 32 45S45 43 47 33C48.5 32 50 33 51 36C53 50 43 61 32 61S11 50 13 36Z"
        fill="#efe6d2"
      />
      <path d="M47 33C48.5 32 50 33 51 36C53 50 43 61 32 61C40 57 45 48 45 38.6C46 37 46.6 35 47 33Z" fill="#d3c6a8" />
      <path
        d="M26.5 48.2C30 50.6 34 50.6 37.5 48.2"
        fill="none"
        stroke="#3a2416"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M22 45.4C25 41.4 30 42 32 44C34 42 39 41.4 42 45.4C38 47.4 34 46.8 32 45.4C30 46.8 26 47.4 22 45.4Z" fill="#fffaee" />
      <path d="M20.6 36.6H28M35.4 36.6H42.8" fill="none" stroke="#3a2416" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" />
      <path
        d="M19 33.4C22 30 27 30.4 29 32.4M34.6 32.4C37 30.4 42 30 45 33.4"
        stroke="#efe6d2"
        strokeWidth="3.4"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="24.6" cy="38.4" r="2" fill="#3a2416" />
      <circle cx="39" cy="38.4" r="2" fill="#3a2416" />
      <path d="M14 27C18 18 24 15 32 15S46 18 50 27" stroke="#8a6410" strokeWidth="2" fill="none" />
      <ellipse cx="14" cy="27" rx="2.7" ry="5" fill="#efb93a" stroke="#8a6410" strokeWidth=".9" transform="rotate(8 14 27)" />
      <ellipse cx="17.4" cy="20.4" rx="2.7" ry="5" fill="#efb93a" stroke="#8a6410" strokeWidth=".9" transform="rotate(34 17.4 20.4)" />
      <ellipse cx="22.6" cy="15.6" rx="2.7" ry="5" fill="#efb93a" stroke="#8a6410" strokeWidth=".9" transform="rotate(56 22.6 15.6)" />
      <ellipse cx="29" cy="13.6" rx="2.7" ry="5" fill="#efb93a" stroke="#8a6410" strokeWidth=".9" transform="rotate(78 29 13.6)" />
      <ellipse cx="50" cy="27" rx="2.7" ry="5" fill="#d99f2b" stroke="#8a6410" strokeWidth=".9" transform="rotate(-8 50 27)" />
      <ellipse cx="46.6" cy="20.4" rx="2.7" ry="5" fill="#d99f2b" stroke="#8a6410" strokeWidth=".9" transform="rotate(-34 46.6 20.4)" />
      <ellipse cx="41.4" cy="15.6" rx="2.7" ry="5" fill="#d99f2b" stroke="#8a6410" strokeWidth=".9" transform="rotate(-56 41.4 15.6)" />
      <ellipse cx="35" cy="13.6" rx="2.7" ry="5" fill="#d99f2b" stroke="#8a6410" strokeWidth=".9" transform="rotate(-78 35 13.6)" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

export type HeadName = keyof typeof LOOKS;

/** Decoration: name and notches beside it carry the meaning. `collar`: the colour of the seat it sits in. */
export function BotHead({ head, size, collar = '#8a6f4d' }: { readonly head: HeadName; readonly size: number; readonly collar?: string }) {
  return (
    <svg width={size} height={size} viewBox="4 0 60 64" aria-hidden="true" focusable="false">
      {KEY}
      <path d="M15 64C15 55 22 51.5 32 51.5S49 55 49 64Z" fill={collar} />
      <path d="M38 52C45 53 49 57 49 64H40C42 60 41 55 38 52Z" fill="#000" opacity=".16" />
      <path d="M24 52.4C27 56 37 56 40 52.4" stroke="#fff6e4" strokeWidth="2.6" fill="none" strokeLinecap="round" />
      {OAK}
      {LOOKS[head]}
    </svg>
  );
}
