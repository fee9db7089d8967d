/** Web push: the server's own keys, and one message to one browser. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Agent } from 'node:https';
import { join } from 'node:path';
import webPush from 'web-push';
import { Complaint } from '../engine/complaint.js';
import type { PushTarget } from '../match/lines.js';
import { post } from './post.js';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const FILE = 'push-keys.json';
const KEPT_FOR = 24 * 3600; // seconds a push service keeps the message for a browser that is off
const GONE = [404, 410]; // RFC 8030, 7.3

/** The keys from the environment (several processes must share them), or from the data folder, where they are made once. */
export function vapidKeys(env: Readonly<Record<string, string | undefined>>, folder: string | null): VapidKeys | null {
  const { HALCYON_PUSH_PUBLIC: publicKey, HALCYON_PUSH_PRIVATE: privateKey } = env;
  if (publicKey && privateKey) return { publicKey, privateKey };
  if (folder === null) return null;
  const file = join(folder, FILE);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600, flag: 'wx' });
  }
  const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof kept !== 'object' || kept === null || !('publicKey' in kept) || !('privateKey' in kept))
    throw new Complaint(`${file} does not hold push keys. Remove it, and new ones are made.`);
  return { publicKey: String(kept.publicKey), privateKey: String(kept.privateKey) };
}

/** True if the browser's subscription is gone for good. */
export async function sendPush(target: PushTarget, news: object, keys: VapidKeys, contact: string, agent: Agent): Promise<boolean> {
  const vapidDetails = { subject: contact, ...keys };
  const options = { vapidDetails, TTL: KEPT_FOR, urgency: 'normal' } as const;
  const { endpoint, headers, body } = webPush.generateRequestDetails(target, JSON.stringify(news), options);
  const status = await post({ to: endpoint, headers, body: body ?? '' }, agent);
  if (status >= 200 && status < 300) return false;
  if (GONE.includes(status)) return true;
  throw new Error(`the push service answered with ${status}`);
}
