/** The 24 activities: three levels, "price -> reward"; they never have an upkeep. */
import { activity, type Item } from './shape.js';

export const ACTIVITIES: readonly Item[] = [
  // A01: Level names and digits 4 / 6+1 / 6+3 from the rulebook's pictures; icons and prices house.
  activity('A01', 'Sightseeing', ['Day', '1M -> 4K'], ['Weekend', '5M -> 6K 1L'], ['Holiday', '9M -> 6K 3L']),
  // A02: L1 from the worked example; digits 4+1 / 5+2 from the rulebook's pictures; prices of L2/L3 house.
  activity('A02', 'Concert', ['Local Band', '1M -> 2C 1S'], ['Popular Band', '2M -> 4C 1S'], ['Grand Festival', '5M -> 5C 2S']),
  activity('A03', 'Spa Day', ['Foot Bath', '1M -> 3R'], ['Massage', '2M -> 1S 3R'], ['Thermal Week', '5M -> 1L 2S 3R']),
  activity('A04', 'Museum Night', ['Lobby', '1M -> 3K 1C'], ['Full Ticket', '4M -> 4K 3C'], ['Curator Tour', '6M -> 5K 3C 1L']),
  activity('A05', 'Camping', ['Back Garden', '1M -> 1C 1S 1R'], ['Forest', '3M -> 2I 1S 2R'], ['Wilderness', '1T 3M -> 2L 2S 2R']),
  activity('A06', 'Cooking Class', ['Knife Skills', '2M -> 2K 3C'], ['Three Courses', '4M -> 3K 4C'], ['Master Class', '7M -> 3K 4C 2L']),
  activity(
    'A07',
    'City Break',
    ['Day Trip', '2M -> 1I 1S 2R'],
    ['Long Weekend', '5M -> 2C 2I 1L 1S'],
    ['Two Weeks', '1T 5M -> 2C 3I 2L 2S'],
  ),
  activity('A08', 'River Cruise', ['Ferry', '2M -> 2C 1S 1R'], ['Cabin', '4M -> 1C 2L 1R'], ["Captain's Table", '8M -> 1C 2I 3L 1R']),
  activity(
    'A09',
    'Theme Park',
    ['Carousel', '1M -> 1C 1I 1S'],
    ['Log Flume', '3M -> 2C 1I 1S 1R'],
    ['Roller Coaster', '4M 1X -> 1I 2L 1S 1R'],
  ),
  activity('A10', 'Stadium Match', ['Terrace', '1M -> 2I 1S'], ['Main Stand', '2M -> 4I 1S'], ['Private Box', '5M -> 5I 1L 1S']),
  activity(
    'A11',
    'Pilgrimage',
    ['Roadside Shrine', '2M -> 1I 1L 1R'],
    ['Old Road', '1T 3M -> 2I 2L 2R'],
    ['The Whole Way', '2T 8M -> 2I 1L 1G'],
  ),
  activity('A12', 'Wine Tasting', ['Supermarket', '2M -> 2I 1S 1R'], ['Vineyard', '4M -> 4I 1S 2R'], ['Chateau', '5M -> 1C 4I 1L 1S']),
  activity('A13', 'Dance Night', ['School Hall', '1M -> 1C 1I 1S'], ['Club', '2M -> 2C 2I 1R'], ['Carnival', '5M -> 3C 1I 1L 1S 1R']),
  activity('A14', 'Comedy Club', ['Open Mic', '2M -> 1C 1S 2R'], ['Headliner', '3M -> 1C 3I 1S 1R'], ['Front Row', '6M -> 2C 2I 1L 2S']),
  activity('A15', 'Safari', ['Petting Zoo', '1M -> 2K 1S'], ['Wildlife Park', '5M -> 4K 1L 1S'], ['Savannah', '10M -> 4K 3L 1S 1R']),
  activity('A16', 'Festival of Lights', ['Lantern', '1M -> 1C 1S 1R'], ['Parade', '3M -> 3C 1S 1R'], ['Main Stage', '7M -> 3C 1I 2L 1S']),
  activity('A17', 'Night Train', ['Next Town', '1M -> 2C 2I'], ['Capital', '3M -> 2C 3I 1S'], ['End of the Line', '1T 6M -> 3C 4I 2L 1S']),
  activity('A18', 'Parachute Jump', ['Wind Tunnel', '2M -> 2I 1S 1R'], ['Tandem', '3M 1X -> 2L 1S 1R'], ['Solo', '5M 2X -> 1I 3L 1S 1R']),
  activity('A19', 'Monastery Guesthouse', ['One Evening', '1M -> 1S 2R'], ['Weekend', '2M -> 4R'], ['Forty Days', '1T 3M -> 3L 1S 1R']),
  activity('A20', 'Opera Premiere', ['Standing Room', '2M -> 3C 2I'], ['Balcony', '4M -> 4C 2I 1S'], ['Royal Box', '7M -> 4C 3I 2L']),
  activity('A21', 'Fishing Trip', ['Pond', '1M -> 1I 2R'], ['River', '3M -> 1I 1L 2R'], ['Deep Sea', '5M -> 1I 2L 2R']),
  activity('A22', 'Card Night', ['Matchsticks', '1M -> 1I 3M'], ['House Rules', '3M -> 2I 4M'], ['High Stakes', '5M 1X -> 10M']),
  activity('A23', 'Language Holiday', ['Phrasebook', '1M -> 3K 1I'], ['Homestay', '4M -> 4K 3I'], ['Summer School', '6M -> 5K 3I 1L']),
  activity(
    'A24',
    'Volunteering',
    ['Soup Kitchen', '2M -> 1C 1I 1L'],
    ['Reef Clean-up', '3M -> 1C 3I 1L'],
    ['Building a School', '1T 5M -> 2C 3I 3L'],
  ),
];
