/** Happiness Farm: a red barn over ripe fields, and everyone who lives there. */
import { Chicken, Cloud, Cow, Duck, FarBirds, Ladybird } from '../../../web/art/scenery.js';
import './voice.css';

export const lid = (
  <>
    <rect x="-60" y="-80" width="340" height="310" fill="#f6dc97" />
    <Cloud x={48} y={-10} />
    <FarBirds x={150} y={-30} ink="#9a6a2c" />
    <circle cx="46" cy="52" r="26" fill="#f0a63a" />
    <Cloud x={128} y={54} />
    <path d="M-60 132C50 92 150 92 280 120V230H-60Z" fill="#b9c162" />
    <path d="M-60 152C80 112 160 124 280 142V230H-60Z" fill="#93a84a" />
    <path d="M90 230C110 180 140 150 280 134V230Z" fill="#d6a93c" />
    {[0, 1, 2, 3, 4].map((row) => (
      <path
        key={row}
        d={`M${110 + row * 24} 230C${126 + row * 20} 186 ${160 + row * 14} 158 ${196 + row * 10} 144`}
        stroke="#b07f1e"
        strokeWidth="3"
        fill="none"
      />
    ))}
    <rect x="150" y="62" width="24" height="66" fill="#d8d2c4" />
    <path d="M150 64C150 50 174 50 174 64Z" fill="#a9a294" />
    <path d="M150 80H174M150 96H174M150 112H174" stroke="#a9a294" strokeWidth="2" />
    <path d="M78 132V88L92 66H130L144 88V132Z" fill="#b23a26" />
    <path d="M72 92L90 62H132L150 92H140L128 70H94L82 92Z" fill="#6d2417" />
    <path d="M96 132V100H126V132Z" fill="#fff3d6" />
    <path d="M98 102L124 130M124 102L98 130M97 101H125V131H97Z" stroke="#b23a26" strokeWidth="3.4" fill="none" />
    <rect x="104" y="76" width="14" height="14" rx="7" fill="#fff3d6" />
    <path d="M-60 170H86M-60 184H86M-20 160V194M8 160V194M36 160V194M64 160V194" stroke="#fff3d6" strokeWidth="5" strokeLinecap="round" />
    <Cow x={18} y={126} s={0.95} />
    <Chicken x={134} y={160} s={0.58} />
    <Chicken x={178} y={178} s={0.44} feathers="#e0a35a" />
    <Duck x={96} y={194} s={0.5} />
    <Ladybird x={30} y={212} />
    <Ladybird x={200} y={152} s={0.8} />
  </>
);
