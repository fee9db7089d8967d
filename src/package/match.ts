/** `halcyon/match`: one running match, its host and the sessions of whoever looks at it. */
export { linesFor } from '../match/begin.js';
export { isRefused, type Moment, openClient, type Session, type Snapshot } from '../match/client.js';
export { type Hosted, hostHere, seen, sessionOf } from '../match/here.js';
export { type Host, type HostNeeds, type Log, openHost } from '../match/host.js';
export { memoryLog } from '../match/memory.js';
export type { Face } from '../match/messages.js';
