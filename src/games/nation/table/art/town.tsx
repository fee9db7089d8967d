/** The town of Happy Nation in the middle of the table: hills, houses, a market street, and the harbour where the foreign ships lie. */
import { memo } from 'react';
import { Cloud, FarBirds, House, Person, Pine, Ship, Tree } from '../../../../web/art/scenery.js';

const TWO = [
  [0.28, 0.2],
  [0.72, 0.2],
] as const;
const FOUR = [
  [0.3, 0.14],
  [0.7, 0.14],
  [0.3, 0.42],
  [0.7, 0.42],
] as const;
const COBBLES = [...Array(30).keys()];

/** 1090 by 270; the street and the harbour are at the foot, so the sky may be cut off. */
export const Town = memo(function Town({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1090 270" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <rect width="1090" height="270" fill="#bfe0dc" />
      <circle cx="700" cy="34" r="20" fill="#f8d27a" />
      <Cloud x={640} y={60} ink="#eef7f0" />
      <Cloud x={330} y={44} s={0.8} ink="#eef7f0" />
      <Cloud x={980} y={40} s={0.9} ink="#eef7f0" />
      <FarBirds x={790} y={50} ink="#4d8f92" />
      <path d="M0 160C200 108 360 130 520 122S900 104 1090 146V210H0Z" fill="#9cc794" />
      <path d="M0 186C160 150 300 172 470 164S760 150 920 186V214H0Z" fill="#86b582" />
      <Tree x={250} y={196} s={0.9} />
      <Pine x={284} y={198} s={0.9} />
      <House x={226} y={208} w={44} h={44} wall="#f4dfb8" roof="#b2452a" windows={TWO} />
      <House x={272} y={208} w={36} h={66} wall="#d98a5c" roof="#7c3a26" stepped windows={FOUR} />
      <House x={470} y={208} w={46} h={40} wall="#e9c45f" roof="#8a3b24" windows={TWO} />
      <Pine x={536} y={202} s={0.8} />
      <House x={556} y={208} w={34} h={58} wall="#9cc3c0" roof="#3c4f66" windows={FOUR} />
      <Tree x={612} y={200} s={0.8} />
      <House x={770} y={208} w={46} h={46} wall="#f7ecd2" roof="#135f6e" windows={TWO} />
      <House x={818} y={208} w={38} h={60} wall="#d98a5c" roof="#8a3b24" stepped windows={FOUR} />
      <Tree x={880} y={200} s={1} />
      <path d="M0 206H1090V270H0Z" fill="#e0c494" />
      <path d="M0 206H930V211H0Z" fill="#c9a972" />
      {COBBLES.map((i) => (
        <path key={i} d={`M${i * 32 + (i % 2) * 9} ${224 + (i % 3) * 15}h20`} stroke="#cbaa74" strokeWidth="3" strokeLinecap="round" />
      ))}
      <path d="M912 200C946 200 936 270 966 270H1090V190C1024 184 964 190 912 200Z" fill="#3f8f96" />
      <path
        d="M936 210C966 202 996 218 1026 210S1076 204 1090 208M966 228C991 222 1016 232 1046 226S1086 224 1090 226M976 250C1000 244 1030 254 1090 246"
        stroke="#8fd0cc"
        strokeWidth="3"
        fill="none"
      />
      <Ship x={990} y={136} s={1.25} />
      <Ship x={934} y={162} s={0.7} sail="#f8d27a" hull="#4a3a52" />
      <Person x={250} y={240} s={0.72} coat="#c4421f" />
      <Person x={272} y={248} s={0.72} coat="#2f7fb8" hair="#20130c" skin="#a86b42" />
      <Person x={660} y={250} s={0.72} coat="#0f7b63" skin="#c98d5f" />
      <Person x={684} y={244} s={0.72} coat="#6f4590" />
      <Person x={820} y={254} s={0.72} coat="#b8324b" hat="#f0b429" />
    </svg>
  );
});
