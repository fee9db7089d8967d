/** What is made, bought and owed in Happy Nation: houses, bread, tickets, medicine, coins and purses. Filled, few inks, readable at 20 pixels. */

import { memo, type ReactNode } from 'react';
import { Picture } from '../../../../web/art/picture.js';
import type { ItemName } from '../../face.js';

const PICTURES: Readonly<Record<ItemName, ReactNode>> = {
  house: (
    <>
      <path d="M34 7H39V18H34Z" fill="#7c3a26" />
      <path d="M8 22H40V44H8Z" fill="#f4dfb8" />
      <path d="M31 22H40V44H31Z" fill="#e2c592" />
      <path d="M2 24L24 5L46 24Z" fill="#b2452a" />
      <path d="M24 5L46 24H34Z" fill="#96371f" />
      <path d="M18 44V33A4.5 4.5 0 0 1 27 33V44Z" fill="#5b3320" />
      <path d="M31 29H37V36H31Z" fill="#6fb0c4" />
      <path d="M10 29H15V36H10Z" fill="#ffe7a3" />
    </>
  ),
  bread: (
    <>
      <path d="M2 31C0 18 11 11 24 11C37 11 48 18 46 31C46 36 43 38 40 38H8C5 38 2 36 2 31Z" fill="#d08a3c" />
      <path d="M46 31C46 36 43 38 40 38H8C5 38 3 36.5 2.3 34C14 36 34 36 43 22C45 25 46.3 28 46 31Z" fill="#b06f28" />
      <path d="M6 28C6 20 14 16 24 16C34 16 42 20 42 28" fill="none" stroke="#efbf78" strokeWidth="4" strokeLinecap="round" />
      <path d="M16 17L13 25M26 16L23 25M36 18L33 26" stroke="#8f551b" strokeWidth="2.6" strokeLinecap="round" />
    </>
  ),
  ticket: (
    <>
      <path d="M3 12H45V19A5 5 0 0 0 45 29V36H3V29A5 5 0 0 0 3 19Z" fill="#e9b030" />
      <path d="M3 32.5H45V36H3Z" fill="#c98a12" />
      <path d="M14 13V35" stroke="#8f5a05" strokeWidth="2" strokeDasharray="3 3" />
      <path d="M30 16L32.6 21.4L38 22L34 26L35 32L30 29L25 32L26 26L22 22L27.4 21.4Z" fill="#8f3a1a" />
    </>
  ),
  medicine: (
    <>
      <path d="M17 4H31V10H17Z" fill="#7a4a2a" />
      <path d="M18 10H30V15C36 17 38 21 38 26V41C38 44 36 45 34 45H14C12 45 10 44 10 41V26C10 21 12 17 18 15Z" fill="#4d9a8d" />
      <path d="M30 10V15C36 17 38 21 38 26V41C38 44 36 45 34 45H29C32 38 32 20 26 10Z" fill="#3a7f74" />
      <rect x="14" y="24" width="20" height="15" rx="2" fill="#fff8e6" />
      <path d="M24 26.5V36.5M19 31.5H29" stroke="#b2302a" strokeWidth="3.4" />
    </>
  ),
};

interface Sized {
  readonly size?: number;
  readonly className?: string | undefined;
}

/** Decoration: the words beside it carry the meaning. */
export const ItemPicture = memo(function ItemPicture({ item, size = 24, className }: Sized & { readonly item: ItemName }) {
  return (
    <Picture name={`nation ${item}`} box={[0, 0, 48, 48]} size={size} className={className}>
      {PICTURES[item]}
    </Picture>
  );
});

export const Coin = memo(function Coin({ size = 20, className }: Sized) {
  return (
    <Picture name="nation coin" box={[0, 0, 48, 48]} size={size} className={className}>
      <circle cx="24" cy="26" r="19" fill="#a86f0a" />
      <circle cx="24" cy="23" r="19" fill="#e9b030" />
      <circle cx="24" cy="23" r="14" fill="none" stroke="#a86f0a" strokeWidth="2.4" />
      <path d="M20 14V32M20 14H26A4.5 4.5 0 0 1 26 23H20M20 23H27A4.6 4.6 0 0 1 27 32H20" stroke="#8a5a06" strokeWidth="3" fill="none" />
    </Picture>
  );
});

/** Tied shut: nobody but its owner knows what is in it. */
export const Purse = memo(function Purse({ size = 20, className }: Sized) {
  return (
    <Picture name="nation purse" box={[0, 0, 48, 48]} size={size} className={className}>
      <path d="M18 14L12 4L20 8L24 3L28 8L36 4L30 14Z" fill="#b98a4e" />
      <path d="M18 14H30C40 21 44 29 42 37C40.5 43 34 45 24 45S7.5 43 6 37C4 29 8 21 18 14Z" fill="#9a6a34" />
      <path d="M30 14C40 21 44 29 42 37C40.5 43 34 45 24 45C36 38 36 24 26 14Z" fill="#7f5325" />
      <path d="M15 15H33" stroke="#f0c75e" strokeWidth="4" strokeLinecap="round" />
      <path d="M24 24V36M19.5 30H28.5" stroke="#f0c75e" strokeWidth="3" strokeLinecap="round" />
    </Picture>
  );
});

export const Heart = memo(function Heart({ size = 18, className }: Sized) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 21C4 15 2.5 11 3 8A5 5 0 0 1 12 6.5A5 5 0 0 1 21 8C21.5 11 20 15 12 21Z" fill="#c4421f" />
      <path d="M6 8.5A2.6 2.6 0 0 1 8.5 6" fill="none" stroke="#ffd9c4" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
});

/** A thermometer in bed: one "I am Sick" card. */
export const SickCard = memo(function SickCard({ size = 20, className }: Sized) {
  return (
    <Picture name="nation sickcard" box={[0, 0, 48, 48]} size={size} className={className}>
      <rect x="7" y="2" width="34" height="44" rx="5" fill="#f6e3d4" stroke="#a8321f" strokeWidth="2.5" />
      <circle cx="24" cy="21" r="11" fill="#e9b36f" />
      <path d="M18 19L21 21L18 23M30 19L27 21L30 23" fill="none" stroke="#4a2a17" strokeWidth="2" strokeLinecap="round" />
      <path d="M20 28C22 26 26 26 28 28" fill="none" stroke="#4a2a17" strokeWidth="2" strokeLinecap="round" />
      <path d="M26 28L38 37" stroke="#fffaee" strokeWidth="4.5" strokeLinecap="round" />
      <path d="M27 28.7L37 36.2" stroke="#a8321f" strokeWidth="2" strokeLinecap="round" />
    </Picture>
  );
});
