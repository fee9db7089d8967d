/** One server process for proofs and load tests, without the browser app: started with its settings as JSON, killed without a warning. */
import { openServer, USUAL_CONFIG } from '../../src/server/main.js';
import { quickThinkers } from '../../src/server/testing/table.js';
import { openStore, type StoreLocation } from '../../src/store/open.js';
import { answerForFigures } from './figures.js';

export interface RefereeSettings {
  readonly place: StoreLocation;
  readonly port: number;
  readonly name: string;
}

const NO_LIMIT = 1e9; // everybody in a proof comes from one address

const { place, port, name }: RefereeSettings = JSON.parse(process.argv[2] ?? '');
const limits = {
  ...USUAL_CONFIG.limits,
  socketRate: NO_LIMIT,
  addressRate: NO_LIMIT,
  socketsPerAddress: NO_LIMIT,
  sockets: NO_LIMIT,
  matchesPerHour: NO_LIMIT,
};
const store = await openStore(place);
const running = openServer({ ...USUAL_CONFIG, store, name, limits, botPace: 0, thinkers: quickThinkers }); // threads would slow every start
await running.listen('127.0.0.1', port, 1);
answerForFigures();
