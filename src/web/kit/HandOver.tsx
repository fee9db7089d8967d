/** The cover between two people at one device: nothing of the table is on the page while it is there. */
import { useEffect, useState } from 'react';
import type { Seat } from '../../engine/game.js';
import { SeatShape } from '../art/seat.js';
import { Button } from './Button.js';

const CALM = 450; // milliseconds: the second tap of the one before uncovers nothing

export function HandOver({ seat, name, accept }: { readonly seat: Seat; readonly name: string; readonly accept: () => void }) {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="cover">
      <div className="panel cover-in">
        <SeatShape seat={seat} size={72} />
        <h1>{name}, it is your turn</h1>
        <p>Hand the device over. The table stays covered until {name} is in front of it and nobody else is looking.</p>
        <Button go disabled={!calm} press={accept}>
          I am {name}: show my side
        </Button>
      </div>
    </main>
  );
}
