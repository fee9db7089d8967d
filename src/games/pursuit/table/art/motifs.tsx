/** The small drawings that cards of The Pursuit of Happiness are made with: flat inks on a grid of 48, one thing each. */
import type { ReactNode } from 'react';

const CREAM = '#fff3d6';
const PAPER = '#fffaee';
const INK = '#2a2018';
const WOOD = '#7c5330';
const GOLD = '#f1b434';
const RED = '#c4421f';
const BLUE = '#2f7fb8';
const GREEN = '#4f8f4c';
const PLUM = '#8a3560';
const STEEL = '#7d8fa6';
const NIGHT = '#2c2f5a';

const line = (d: string, ink: string, width = 3): ReactNode => (
  <path d={d} stroke={ink} strokeWidth={width} fill="none" strokeLinecap="round" strokeLinejoin="round" />
);
const fill = (d: string, ink: string): ReactNode => <path d={d} fill={ink} />;
const dot = (cx: number, cy: number, r: number, ink: string): ReactNode => <circle cx={cx} cy={cy} r={r} fill={ink} />;

export const MOTIFS = {
  apple: (
    <>
      {fill('M24 16C14 8 6 16 8 27C10 38 18 45 24 41C30 45 38 38 40 27C42 16 34 8 24 16Z', RED)}
      {fill('M32 13C40 16 42 30 34 40C40 36 42 18 32 13Z', '#97280f')}
      {line('M24 16C24 11 25 8 28 5', WOOD)}
      {fill('M27 8C31 2 38 3 40 5C37 10 31 11 27 8Z', GREEN)}
    </>
  ),
  ball: (
    <>
      {dot(24, 24, 19, CREAM)}
      {fill('M24 15L32 21L29 30H19L16 21Z', INK)}
      {line('M24 15V5M32 21L42 18M29 30L35 39M19 30L13 39M16 21L6 18', INK, 2.2)}
    </>
  ),
  balloon: (
    <>
      {fill('M24 3C38 3 42 18 30 33H18C6 18 10 3 24 3Z', RED)}
      {fill('M24 3C30 8 30 22 27 33H21C18 22 18 8 24 3Z', GOLD)}
      {line('M18 33L20 39M30 33L28 39', WOOD, 1.6)}
      {fill('M19 38H29V45H19Z', WOOD)}
    </>
  ),
  bicycle: (
    <>
      {line('M11 44A9 9 0 1 1 11.1 44M37 44A9 9 0 1 1 37.1 44', INK, 2.6)}
      {line('M11 35L20 20H33L24 35H11M20 20L24 35M33 20L37 35M30 14H35L33 20M16 17H23', RED, 2.8)}
    </>
  ),
  boat: (
    <>
      {fill('M5 34H43L37 44H11Z', RED)}
      {line('M24 6V34', WOOD)}
      {fill('M26 7C37 12 40 22 40 30H26Z', CREAM)}
      {fill('M22 12C14 17 10 24 9 30H22Z', '#f8d9a8')}
    </>
  ),
  book: (
    <>
      {fill('M4 12C12 8 19 9 24 14C29 9 36 8 44 12V40C36 36 29 37 24 42C19 37 12 36 4 40Z', PLUM)}
      {fill('M7 12C13 10 19 11 24 16V39C19 34 13 33 7 36ZM41 12C35 10 29 11 24 16V39C29 34 35 33 41 36Z', PAPER)}
      {line('M11 18L20 19M11 24L20 25M28 19L37 18M28 25L37 24', '#c9a972', 2)}
    </>
  ),
  bottle: (
    <>
      {fill('M20 4H28V15C34 18 35 23 35 28V44H13V28C13 23 14 18 20 15Z', '#3f7d4a')}
      {fill('M28 15C34 18 35 23 35 28V44H29Z', '#2c6138')}
      {fill('M13 27H35V37H13Z', CREAM)}
      {line('M17 32H31', PLUM, 2)}
    </>
  ),
  broom: (
    <>
      {line('M32 3L24 26', WOOD, 4)}
      {fill('M14 25L34 28L37 45H7Z', GOLD)}
      {line('M16 44L18 32M23 45V33M30 45L28 33', '#a87a16', 2.2)}
    </>
  ),
  brush: (
    <>
      {fill('M6 10H36V24H6Z', BLUE)}
      {fill('M6 18H36V24H6Z', '#1d5a8a')}
      {line('M36 16H42V28H24V32', INK)}
      {fill('M20 31H28V45H20Z', WOOD)}
    </>
  ),
  building: (
    <>
      {fill('M8 14H24V45H8Z', '#c98a6a')}
      {fill('M24 6H42V45H24Z', STEEL)}
      {line(
        'M13 20H14M18 20H19M13 27H14M18 27H19M13 34H14M18 34H19M29 13H31M36 13H38M29 20H31M36 20H38M29 27H31M36 27H38M29 34H31M36 34H38',
        CREAM,
        3.4,
      )}
    </>
  ),
  bulb: (
    <>
      {fill('M24 4C36 4 41 14 37 22C34 28 32 29 31 34H17C16 29 14 28 11 22C7 14 12 4 24 4Z', GOLD)}
      {line('M20 22L24 27L28 22M24 27V34', '#a87a16', 2.2)}
      {fill('M17 35H31V40C31 43 28 45 24 45S17 43 17 40Z', STEEL)}
    </>
  ),
  camera: (
    <>
      {fill('M5 15H14L18 9H30L34 15H43V41H5Z', INK)}
      {dot(24, 28, 10, STEEL)}
      {dot(24, 28, 6.5, NIGHT)}
      {dot(21.6, 25.4, 2, CREAM)}
      {fill('M35 19H40V22H35Z', RED)}
    </>
  ),
  candle: (
    <>
      {fill('M18 20H30V42H18Z', CREAM)}
      {fill('M25 20H30V42H25Z', '#e7cf9f')}
      {fill('M24 3C30 9 29 16 24 17C19 16 18 9 24 3Z', GOLD)}
      {line('M24 16V21', INK, 2)}
      {fill('M10 42H38V46H10Z', WOOD)}
    </>
  ),
  car: (
    <>
      {fill('M3 36C2 27 6 25 12 24L20 12H35L42 24C46 25 47 29 46 36Z', RED)}
      {fill('M22 15H28V23H17ZM31 15H34L39 23H31Z', '#d9eef2')}
      {dot(14, 37, 6, INK)}
      {dot(36, 37, 6, INK)}
      {dot(14, 37, 2.2, STEEL)}
      {dot(36, 37, 2.2, STEEL)}
    </>
  ),
  cards: (
    <>
      <g transform="rotate(-12 20 26)">{fill('M8 8H28V42H8Z', CREAM)}</g>
      <g transform="rotate(10 30 26)">
        {fill('M20 8H40V42H20Z', PAPER)}
        {fill('M30 18C25 13 21 20 30 29C39 20 35 13 30 18Z', RED)}
      </g>
    </>
  ),
  castle: (
    <>
      {fill('M8 44V18H13V22H18V18H30V22H35V18H40V44Z', '#e0b878')}
      {fill('M18 18V8H30V18Z', '#caa05c')}
      {fill('M20 44V36A4 4 0 0 1 28 36V44Z', WOOD)}
      {line('M24 8V2', INK, 2)}
      {fill('M24 2L33 5L24 8Z', RED)}
    </>
  ),
  chess: (
    <>
      {fill('M14 40C14 28 18 24 16 14L12 18L9 14C14 6 22 4 30 8C40 14 36 30 36 40Z', INK)}
      {dot(24, 14, 1.8, CREAM)}
      {fill('M10 40H40V46H10Z', WOOD)}
    </>
  ),
  chilli: (
    <>
      {fill('M32 12C42 18 38 38 8 44C24 36 22 24 24 16Z', RED)}
      {fill('M32 12C38 18 34 32 16 41C28 32 28 20 29 14Z', '#97280f')}
      {fill('M22 16C24 9 33 8 35 14C31 17 26 18 22 16Z', GREEN)}
      {line('M30 9C30 6 32 4 35 3', GREEN)}
    </>
  ),
  clapper: (
    <>
      {fill('M5 20H43V43H5Z', INK)}
      <g transform="rotate(-10 6 20)">
        {fill('M5 10H43V18H5Z', INK)}
        {fill('M10 10L16 18H22L16 10ZM24 10L30 18H36L30 10Z', CREAM)}
      </g>
      {line('M11 28H37M11 35H28', STEEL, 2.4)}
    </>
  ),
  cloud: (
    <>
      {fill('M10 28C2 26 4 16 12 17C14 6 30 6 32 15C42 13 46 26 37 28Z', '#cfd9e6')}
      {line('M14 33L11 40M23 33L20 42M32 33L29 40', BLUE)}
    </>
  ),
  coins: (
    <>
      {fill('M8 32C8 28 24 28 24 32V40C24 44 8 44 8 40ZM22 20C22 16 42 16 42 20V40C42 44 22 44 22 40Z', '#c98f1c')}
      <ellipse cx="16" cy="32" rx="8" ry="3" fill={GOLD} />
      <ellipse cx="32" cy="20" rx="10" ry="3.6" fill={GOLD} />
      {line('M22 27C24 30 40 30 42 27M22 34C24 37 40 37 42 34', GOLD, 1.8)}
      {dot(14, 14, 8, GOLD)}
      {dot(14, 14, 4.4, '#c98f1c')}
    </>
  ),
  columns: (
    <>
      {fill('M4 17L24 4L44 17V20H4Z', CREAM)}
      {line('M10 22V38M19 22V38M29 22V38M38 22V38', CREAM, 5)}
      {fill('M4 40H44V45H4Z', '#e7cf9f')}
    </>
  ),
  compass: (
    <>
      {dot(24, 24, 20, WOOD)}
      {dot(24, 24, 16, PAPER)}
      {fill('M24 11L28 24H20Z', RED)}
      {fill('M24 37L28 24H20Z', NIGHT)}
      {dot(24, 24, 2.4, INK)}
    </>
  ),
  cup: (
    <>
      {fill('M9 20H35V32C35 39 30 43 22 43S9 39 9 32Z', PAPER)}
      {line('M35 24C43 22 43 34 34 34', PAPER, 4)}
      {fill('M11 21H33V25H11Z', WOOD)}
      {line('M16 16C13 12 19 10 16 5M26 16C23 12 29 10 26 5', STEEL, 2.2)}
    </>
  ),
  diamond: (
    <>
      {fill('M12 10H36L45 21L24 44L3 21Z', '#9fd3e6')}
      {fill('M12 10L18 21H3ZM36 10L45 21H30ZM18 21H30L24 44Z', '#5fa9c9')}
      {fill('M24 10L30 21H18Z', '#d7eef6')}
    </>
  ),
  disc: (
    <>
      {dot(24, 24, 20, INK)}
      {line('M24 10A14 14 0 0 1 38 24M24 38A14 14 0 0 1 10 24', STEEL, 1.6)}
      {dot(24, 24, 8, RED)}
      {dot(24, 24, 2, CREAM)}
    </>
  ),
  dog: (
    <>
      {fill('M12 14C6 12 4 22 8 28L12 26C12 36 16 42 24 42S36 36 36 26L40 28C44 22 42 12 36 14C32 9 16 9 12 14Z', '#b9814a')}
      {fill('M12 14C6 12 4 22 8 28L13 24ZM36 14C42 12 44 22 40 28L35 24Z', WOOD)}
      {fill('M18 30C18 24 30 24 30 30S26 40 24 40S18 36 18 30Z', CREAM)}
      {dot(18, 22, 2.2, INK)}
      {dot(30, 22, 2.2, INK)}
      {fill('M21 29H27L24 33Z', INK)}
    </>
  ),
  dumbbell: (
    <>
      {line('M12 24H36', STEEL, 5)}
      {fill('M3 17H8V31H3ZM9 12H15V36H9ZM33 12H39V36H33ZM40 17H45V31H40Z', INK)}
    </>
  ),
  fish: (
    <>
      {fill('M4 14L14 24L4 34ZM10 24C18 10 34 10 44 24C34 38 18 38 10 24Z', BLUE)}
      {fill('M18 30C26 34 36 32 44 24C34 38 22 37 18 30Z', '#1d5a8a')}
      {dot(36, 21, 2.4, CREAM)}
      {line('M28 17C31 21 31 27 28 31', CREAM, 1.8)}
    </>
  ),
  flag: (
    <>
      {fill('M2 44L18 18L26 30L34 20L46 44Z', '#6f8a6a')}
      {fill('M18 18L23 26L18 27L14 25Z', CREAM)}
      {line('M34 20V4', WOOD, 2.4)}
      {fill('M34 4L46 8L34 13Z', RED)}
    </>
  ),
  flask: (
    <>
      {fill('M18 4H30V8H28V20L42 42C43 44 42 46 40 46H8C6 46 5 44 6 42L20 20V8H18Z', '#d9eef2')}
      {fill('M14 30H34L42 42C43 44 42 46 40 46H8C6 46 5 44 6 42Z', GREEN)}
      {dot(20, 37, 2.4, CREAM)}
      {dot(28, 34, 1.6, CREAM)}
    </>
  ),
  flower: (
    <>
      {line('M24 24V45', GREEN, 3.4)}
      {fill('M24 38C16 30 10 32 8 34C12 40 18 41 24 38ZM24 42C32 34 38 36 40 38C36 43 30 44 24 42Z', GREEN)}
      {[0, 72, 144, 216, 288].map((turn) => (
        <circle key={turn} cx="24" cy="9" r="6" fill="#d4577f" transform={`rotate(${turn} 24 17)`} />
      ))}
      {dot(24, 17, 5, GOLD)}
    </>
  ),
  frame: (
    <>
      {fill('M4 8H44V42H4Z', '#b98a2c')}
      {fill('M9 13H39V37H9Z', '#cfe6ee')}
      {fill('M9 37L20 23L27 31L32 26L39 34V37Z', GREEN)}
      {dot(32, 19, 3.4, GOLD)}
    </>
  ),
  gamepad: (
    <>
      {fill('M12 14H36C44 14 47 40 40 41C35 42 33 33 30 33H18C15 33 13 42 8 41C1 40 4 14 12 14Z', '#55607f')}
      {line('M12 23H20M16 19V27', CREAM, 3)}
      {dot(33, 20, 2.6, RED)}
      {dot(37, 26, 2.6, GOLD)}
    </>
  ),
  gavel: (
    <>
      <g transform="rotate(-38 22 20)">
        {fill('M10 12H34V26H10Z', WOOD)}
        {fill('M8 10H13V28H8ZM31 10H36V28H31Z', '#5b3a20')}
      </g>
      {line('M26 26L40 40', WOOD, 4.4)}
      {fill('M4 40H26V45H4Z', '#5b3a20')}
    </>
  ),
  guitar: (
    <>
      {fill('M22 22C18 18 10 20 11 26C4 28 4 42 14 43C22 44 24 38 28 32C31 27 26 26 22 22Z', '#c9762b')}
      {dot(18, 31, 4.4, INK)}
      {line('M22 27L40 8', WOOD, 4)}
      {fill('M38 3L45 8L40 13L35 9Z', INK)}
    </>
  ),
  hammer: (
    <>
      {line('M24 18V45', WOOD, 5)}
      {fill('M8 8H34C40 8 42 12 43 18L34 16V19H8Z', STEEL)}
    </>
  ),
  hammock: (
    <>
      {line('M6 6V44M42 6V44', WOOD, 4)}
      {fill('M6 18C14 38 34 38 42 18C36 26 12 26 6 18Z', '#e2702c')}
      {dot(16, 24, 4.4, '#e2ad82')}
    </>
  ),
  hat: (
    <>
      {fill('M12 8H36V32H12Z', INK)}
      {fill('M12 26H36V32H12Z', PLUM)}
      {fill('M4 32H44V38H4Z', INK)}
      {fill('M34 6C42 2 44 12 38 20Z', GOLD)}
    </>
  ),
  heart: (
    <>
      {fill('M24 42C4 28 4 18 8 12C14 4 23 8 24 15C25 8 34 4 40 12C44 18 44 28 24 42Z', '#b0305a')}
      {line('M13 15C14 12 17 11 19 12', '#f2b7c8')}
    </>
  ),
  honey: (
    <>
      {fill('M12 16H36L40 24V40C40 43 38 45 36 45H12C10 45 8 43 8 40V24Z', '#e39a1c')}
      {fill('M11 10H37V17H11Z', CREAM)}
      {fill('M24 23L30 26.500V33.500L24 37L18 33.500V26.500Z', '#fbd977')}
    </>
  ),
  house: (
    <>
      {fill('M4 24L24 6L44 24H39V44H9V24Z', '#e0b07a')}
      {fill('M2 25L24 5L46 25H39L24 11L9 25Z', RED)}
      {fill('M20 44V31H28V44Z', WOOD)}
      {fill('M12 27H18V33H12ZM30 27H36V33H30Z', '#ffe7a3')}
    </>
  ),
  key: (
    <>
      {line('M16 24A8 8 0 1 1 16.1 24', GOLD, 5)}
      {line('M22 22L42 42M34 34L39 29M39 39L43 35', GOLD, 5)}
    </>
  ),
  lamp: (
    <>
      {fill('M15 6H33L41 24H7Z', GOLD)}
      {fill('M33 6L41 24H30Z', '#d99a1a')}
      {line('M24 24V41', INK)}
      {fill('M14 41H34V45H14Z', INK)}
      {line('M31 24V32', INK, 1.8)}
    </>
  ),
  lantern: (
    <>
      {line('M24 3V9', INK, 2.4)}
      {fill('M14 9H34V13H14ZM14 37H34V41H14Z', INK)}
      {fill('M16 13H32C40 20 40 30 32 37H16C8 30 8 20 16 13Z', '#e2702c')}
      {fill('M21 13H27V37H21Z', GOLD)}
      {line('M24 41V46', RED, 2.4)}
    </>
  ),
  laptop: (
    <>
      {fill('M9 10H39V34H9Z', INK)}
      {fill('M12 13H36V31H12Z', '#9fd3e6')}
      {line('M16 19L21 22L16 25M24 26H31', NIGHT, 2.2)}
      {fill('M3 35H45L42 41H6Z', STEEL)}
    </>
  ),
  letter: (
    <>
      {fill('M4 11H44V38H4Z', PAPER)}
      {line('M4 12L24 28L44 12', PLUM, 2.6)}
      {dot(24, 29, 5, RED)}
      {fill('M24 32C20 29 20.5 26.5 22 26.200S24 27.5 24 27.500S25 26 26.2 26.300S28 29 24 32Z', CREAM)}
    </>
  ),
  lotus: (
    <>
      {fill('M24 8C32 18 32 30 24 38C16 30 16 18 24 8Z', '#d98fb4')}
      {fill('M8 16C18 18 23 28 24 38C14 38 8 28 8 16ZM40 16C30 18 25 28 24 38C34 38 40 28 40 16Z', '#b9628f')}
      {line('M6 42C14 38 20 44 26 42S38 39 42 42', BLUE, 2.6)}
    </>
  ),
  mask: (
    <>
      {fill('M4 8C12 11 18 11 26 8C27 22 24 34 15 36C6 34 3 22 4 8Z', CREAM)}
      {line('M9 17C11 15 12 15 13 17M17 17C18 15 20 15 22 17M10 25C12 30 18 30 20 25', INK, 2.2)}
      <g transform="rotate(10 34 30)">
        {fill('M23 18C30 21 37 21 44 18C45 31 42 42 33 44C25 42 22 31 23 18Z', GOLD)}
        {line('M28 27C29 25 31 25 32 27M36 27C37 25 38 25 40 27M29 38C31 33 36 33 38 38', INK, 2.2)}
      </g>
    </>
  ),
  megaphone: (
    <>
      {fill('M6 20H14L38 8V40L14 30H6Z', RED)}
      {fill('M14 30L38 40V34L14 26Z', '#97280f')}
      {fill('M11 30H18L21 43H14Z', INK)}
      {line('M42 18C45 21 45 27 42 30', INK, 2.6)}
    </>
  ),
  mic: (
    <>
      {fill('M17 4H31V26C31 31 17 31 17 26Z', STEEL)}
      {line('M18 11H30M18 17H30M18 23H30', INK, 1.8)}
      {line('M11 24C11 38 37 38 37 24M24 35V44M16 44H32', INK)}
    </>
  ),
  mountain: (
    <>
      {fill('M1 44L20 10L30 26L36 18L47 44Z', '#6b7f8f')}
      {fill('M20 10L26 20L21 23L16 19Z', CREAM)}
      {fill('M20 10L47 44H24Z', '#586a7a')}
      {fill('M20 10L26 20L21 23Z', CREAM)}
    </>
  ),
  paper: (
    <>
      {fill('M6 8H36V44H10C7 44 6 42 6 40Z', PAPER)}
      {fill('M36 16H42V40C42 42 41 44 38 44H36Z', '#e7cf9f')}
      {fill('M11 13H31V18H11ZM11 22H20V32H11Z', PLUM)}
      {line('M24 23H31M24 28H31M11 36H31M11 40H26', INK, 1.8)}
    </>
  ),
  palm: (
    <>
      {line('M26 44C24 34 24 26 28 16', WOOD, 4)}
      {fill(
        'M28 16C20 6 10 8 6 14C14 12 20 14 28 16ZM28 16C28 6 36 2 42 6C36 8 32 12 28 16ZM28 16C36 12 44 16 45 24C40 18 34 17 28 16ZM28 16C18 16 12 22 12 30C18 24 22 20 28 16Z',
        GREEN,
      )}
      {fill('M4 44C14 38 36 38 44 44Z', '#e0b878')}
    </>
  ),
  palette: (
    <>
      {fill('M24 5C37 5 45 13 45 24C45 33 34 28 32 33S35 43 24 43C11 43 3 35 3 24S11 5 24 5Z', '#c98a4a')}
      {dot(15, 15, 4, RED)}
      {dot(30, 13, 4, BLUE)}
      {dot(12, 27, 4, GREEN)}
      {dot(22, 35, 3.6, GOLD)}
    </>
  ),
  people: (
    <>
      {dot(12, 17, 5, '#e2ad82')}
      {dot(36, 17, 5, '#a86b42')}
      {dot(24, 13, 6, '#f0c8a2')}
      {fill('M3 42C3 28 8 24 12 24S20 28 20 34L18 42Z', BLUE)}
      {fill('M45 42C45 28 40 24 36 24S28 28 28 34L30 42Z', GREEN)}
      {fill('M13 44C13 28 18 21 24 21S35 28 35 44Z', PLUM)}
    </>
  ),
  piano: (
    <>
      {fill('M4 8H44V44H4Z', INK)}
      {fill('M8 24H40V38H8Z', PAPER)}
      {line('M14.4 24V32M20.8 24V32M27.2 24V32M33.6 24V32', INK, 3)}
      {line('M14.4 38V33M20.8 38V33M27.2 38V33M33.6 38V33', STEEL, 1)}
      {fill('M14 12H34V19H14Z', CREAM)}
    </>
  ),
  piggy: (
    <>
      {fill('M8 24C8 12 36 10 38 22L43 24V31L37 33C36 36 34 38 33 39V44H27V41H19V44H13V38C9 34 8 30 8 24Z', '#e59aa8')}
      {dot(33, 22, 2, INK)}
      {line('M18 14H27', INK, 2.4)}
      {fill('M22 3H28V9H22Z', GOLD)}
    </>
  ),
  plant: (
    <>
      {fill('M13 30H35L32 45H16Z', '#c9762b')}
      {line('M24 30V16', GREEN)}
      {fill('M24 22C12 22 8 14 8 8C18 8 24 13 24 22ZM24 18C26 8 34 4 41 5C41 13 35 19 24 18Z', GREEN)}
    </>
  ),
  podium: (
    <>
      {dot(24, 10, 6, '#a86b42')}
      {fill('M13 26C13 18 18 16 24 16S35 18 35 26Z', BLUE)}
      {fill('M10 24H38L35 45H13Z', WOOD)}
      {fill('M24 29L26 33.500L31 34L27.2 37L28.4 42L24 39.300L19.6 42L20.8 37L17 34L22 33.500Z', GOLD)}
    </>
  ),
  pot: (
    <>
      {fill('M8 20H40V38C40 42 37 44 34 44H14C11 44 8 42 8 38Z', STEEL)}
      {fill('M6 15H42V21H6Z', '#55607f')}
      {fill('M21 10H27V15H21ZM2 24H8V28H2ZM40 24H46V28H40Z', INK)}
      {line('M15 9C12 6 17 5 15 2M33 9C30 6 35 5 33 2', STEEL, 2)}
    </>
  ),
  puppet: (
    <>
      {line('M10 4H38M14 4V20M34 4V20M24 4V10', WOOD, 2.2)}
      {dot(24, 16, 7, '#f0c8a2')}
      {fill('M16 24H32L35 44H13Z', PLUM)}
      {line('M16 26L12 20M32 26L36 20', PLUM, 4)}
      {dot(21.5, 15.5, 1.3, INK)}
      {dot(26.5, 15.5, 1.3, INK)}
    </>
  ),
  quill: (
    <>
      {fill('M42 4C24 8 14 22 12 38C28 34 40 22 42 4Z', BLUE)}
      {line('M8 44C14 32 24 20 36 10', '#1d5a8a', 2.4)}
      {line('M6 45H26', INK, 2.4)}
    </>
  ),
  robot: (
    <>
      {line('M24 10V4', '#55607f')}
      {dot(24, 4, 3, RED)}
      {fill('M10 10H38V28H10Z', STEEL)}
      {dot(18, 19, 4, GOLD)}
      {dot(30, 19, 4, GOLD)}
      {fill('M13 30H35V45H13Z', '#55607f')}
      {line('M20 36H28', CREAM, 2.4)}
    </>
  ),
  rocket: (
    <>
      {fill('M24 2C34 10 35 24 32 34H16C13 24 14 10 24 2Z', PAPER)}
      {fill('M24 2C28 6 31 10 32 14H16C17 10 20 6 24 2Z', RED)}
      {dot(24, 20, 4, BLUE)}
      {fill('M15 26L7 38L16 35ZM33 26L41 38L32 35Z', RED)}
      {fill('M19 36H29L24 47Z', GOLD)}
    </>
  ),
  shelf: (
    <>
      {fill('M5 5H43V45H5Z', WOOD)}
      {fill('M8 8H40V22H8ZM8 26H40V41H8Z', '#4a2f1c')}
      {line('M12 21V11M17 21V12M22 21V10M28 21L32 11M12 40V30M18 40V28M24 40V31M30 40V29M36 40V30', GOLD, 3.6)}
      {line('M17 21V12M18 40V28M36 40V30', RED, 3.6)}
      {line('M22 21V10M30 40V29', BLUE, 3.6)}
    </>
  ),
  shirt: (
    <>
      {fill('M16 6L4 14L9 23L14 20V44H34V20L39 23L44 14L32 6C30 12 18 12 16 6Z', BLUE)}
      {line('M24 12V42', '#1d5a8a', 2)}
      {fill('M16 6C18 12 30 12 32 6L28 5C26 8 22 8 20 5Z', CREAM)}
    </>
  ),
  shoe: (
    <>
      {fill('M6 12H17C18 22 28 28 42 30C45 31 45 38 43 40H6Z', RED)}
      {fill('M6 36H44V41H6Z', CREAM)}
      {line('M20 22L25 18M25 26L30 22', CREAM, 2.4)}
    </>
  ),
  speech: (
    <>
      {fill('M3 7H31V26H16L8 33V26H3Z', PLUM)}
      {fill('M18 20H45V38H40V45L32 38H18Z', '#d98fb4')}
      {line('M9 14H25M9 19H20', CREAM, 2.2)}
      {line('M24 27H39M24 32H35', PLUM, 2.2)}
    </>
  ),
  spark: (
    <>
      {fill('M24 3L29 18L45 20L32 29L36 45L24 35L12 45L16 29L3 20L19 18Z', GOLD)}
      {fill('M24 3L29 18L45 20L32 29L36 45L24 35Z', '#d99a1a')}
    </>
  ),
  steam: (
    <>
      {fill('M8 28H40V44H8Z', WOOD)}
      {line('M16 28V44M24 28V44M32 28V44', '#5b3a20', 2)}
      {line('M14 23C9 17 19 14 14 6M24 23C19 17 29 14 24 6M34 23C29 17 39 14 34 6', '#9fb7c4', 3)}
    </>
  ),
  tag: (
    <>
      {fill('M22 5H43V26L24 45L3 24Z', GOLD)}
      {dot(36, 12, 3.6, PAPER)}
      {line('M16 24L24 32M21 19L29 27', '#8a5a00', 2.6)}
    </>
  ),
  telescope: (
    <>
      {fill('M6 26L36 8L41 17L11 34Z', '#c9a972')}
      {fill('M34 6L40 4L46 15L41 19Z', WOOD)}
      {line('M22 30L14 45M24 29L34 45', '#c9a972', 3)}
    </>
  ),
  tent: (
    <>
      {fill('M24 6L46 42H2Z', '#e2702c')}
      {fill('M24 6L46 42H30Z', '#b9501c')}
      {fill('M24 18L32 42H16Z', INK)}
    </>
  ),
  ticket: (
    <>
      <g transform="rotate(-12 24 24)">
        {fill('M4 14H44V20A4 4 0 0 0 44 28V34H4V28A4 4 0 0 0 4 20Z', GOLD)}
        {line('M32 15V33', '#8a5a00', 1.8)}
        {fill('M18 17L20.3 21.600L25 22.200L21.5 25.400L22.5 30.200L18 27.800L13.5 30.200L14.5 25.400L11 22.200L15.7 21.600Z', RED)}
      </g>
    </>
  ),
  train: (
    <>
      {fill('M10 6H38V36H10Z', '#1f6b4a')}
      {fill('M14 11H22V21H14ZM26 11H34V21H26Z', '#ffe7a3')}
      {dot(16, 29, 2.8, GOLD)}
      {dot(32, 29, 2.8, GOLD)}
      {line('M14 36L8 45M34 36L40 45M12 41H36', INK, 2.6)}
    </>
  ),
  treehouse: (
    <>
      {fill('M21 22H27V46H21Z', WOOD)}
      {dot(13, 16, 11, GREEN)}
      {dot(35, 16, 11, GREEN)}
      {dot(24, 9, 9, '#3f7d4a')}
      {fill('M14 20L24 12L34 20V32H14Z', '#e0b07a')}
      {fill('M21 24H27V32H21Z', INK)}
    </>
  ),
  trophy: (
    <>
      {fill('M14 6H34V18C34 27 29 31 24 31S14 27 14 18Z', GOLD)}
      {line('M14 10H6C6 18 10 21 15 21M34 10H42C42 18 38 21 33 21', GOLD, 3.4)}
      {fill('M21 30H27V38H21ZM13 38H35V44H13Z', WOOD)}
    </>
  ),
  truck: (
    <>
      {fill('M2 12H30V36H2Z', '#f0c05a')}
      {fill('M30 18H40L46 27V36H30Z', RED)}
      {fill('M33 21H39L42 27H33Z', '#d9eef2')}
      {fill('M6 16H26V25H6Z', INK)}
      {dot(12, 37, 5, INK)}
      {dot(37, 37, 5, INK)}
    </>
  ),
  vase: (
    <>
      {fill('M18 4H30V10C30 14 38 18 38 28C38 38 32 44 24 44S10 38 10 28C10 18 18 14 18 10Z', '#c9762b')}
      {fill('M30 12C32 16 38 20 38 28C38 38 32 44 26 44C34 36 34 22 28 14Z', '#a0551a')}
      {line('M11 24C18 28 30 28 37 24M11 31C18 35 30 35 37 31', CREAM, 2.2)}
    </>
  ),
  wave: (
    <>
      {fill('M2 30C8 12 28 6 34 16C38 24 30 28 27 23C22 24 24 36 46 32V44H2Z', BLUE)}
      {line('M6 36C12 32 16 40 22 36S34 34 42 38', CREAM, 2.4)}
    </>
  ),
  wheel: (
    <>
      {line('M24 40A16 16 0 1 1 24.1 40', PLUM, 3)}
      {line('M24 8V40M8 24H40M12.7 12.700L35.3 35.300M35.3 12.700L12.7 35.3', STEEL, 1.6)}
      {line('M24 24L14 46M24 24L34 46', INK, 3)}
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <circle key={turn} cx="24" cy="8" r="4" fill={turn % 120 === 0 ? GOLD : RED} transform={`rotate(${turn} 24 24)`} />
      ))}
    </>
  ),
  wrench: (
    <>
      {fill('M30 4C22 4 18 12 21 18L5 34C2 38 8 46 13 42L29 26C36 29 44 24 43 16L37 22L29 20L27 12L33 6Z', STEEL)}
      {dot(11, 38, 2, CREAM)}
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

export type Motif = keyof typeof MOTIFS;
