/** What lies over the land: nothing, how one more animal would fare, or bugs. Three buttons, or one that goes round. */
import { Glyph } from '../../../web/art/glyph.js';
import type { Kind } from '../face.js';
import { AnimalPicture, ThingPicture } from './art/things.js';
import styles from './band.module.css';
import base from './base.module.css';
import type { MapName } from './maps.js';

const MAPS: readonly (readonly [map: MapName, label: string])[] = [
  ['land', 'Land'],
  ['food', 'Food'],
  ['bugs', 'Bugs'],
];

interface MapSwitchProps {
  readonly map: MapName;
  readonly lens: Kind; // whose food
  readonly hasFood: boolean; // no more animals come before the feeding: nothing to say of them
  readonly choose: (map: MapName) => void;
  readonly cycles: boolean;
}

const MapPicture = ({ map }: { readonly map: MapName }) =>
  map === 'land' ? <Glyph name="eye" size={16} /> : <ThingPicture thing={map === 'food' ? 'grass' : 'bug'} size={17} />;

export function MapSwitch({ map, lens, hasFood, choose, cycles }: MapSwitchProps) {
  const maps = MAPS.filter(([name]) => name !== 'food' || hasFood);
  const now = Math.max(
    0,
    maps.findIndex(([name]) => name === map),
  );
  if (cycles) {
    const [next = 'land', called = 'Land'] = maps[(now + 1) % maps.length] ?? [];
    return (
      <button
        type="button"
        className={`${base.panel} ${base.line} ${styles.cycle}`}
        data-at="map:switch"
        aria-label={`Map: ${maps[now]?.[1]}. Show ${called}`}
        onClick={() => choose(next)}
      >
        {map === 'food' && hasFood ? <AnimalPicture kind={lens} size={22} /> : <MapPicture map={map} />}
        {maps[now]?.[1]}
      </button>
    );
  }
  return (
    <fieldset className={styles.maps} data-at="map:switch" aria-label="What the farm shows">
      {maps.map(([name, label]) => (
        <button key={name} type="button" className={base.line} aria-pressed={map === name} onClick={() => choose(name)}>
          {name === 'food' && map === 'food' ? <AnimalPicture kind={lens} size={20} /> : <MapPicture map={name} />}
          {label}
          {name === 'food' && map === 'food' && <span className="unseen"> for a {lens}</span>}
        </button>
      ))}
    </fieldset>
  );
}
