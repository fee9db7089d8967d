/** Where a server may write to on behalf of a stranger: public addresses only, checked again at the moment of connecting. */
import { type LookupAddress, lookup } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import { Agent } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** https://www.iana.org/assignments/iana-ipv4-special-registry and its sister for IPv6: nothing in here is somebody's public server. */
const PRIVATE_4 = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local, also the metadata services of clouds
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
] as const;
const PUBLIC_6 = ['2000::', 3] as const; // all that is assigned for the public
const PRIVATE_6 = [
  ['2001::', 23], // protocol assignments, Teredo
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4 hides an IPv4 address
  ['3fff::', 20],
] as const;

const refused = new BlockList();
for (const [net, bits] of PRIVATE_4) refused.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of PRIVATE_6) refused.addSubnet(net, bits, 'ipv6');
const allowed6 = new BlockList();
allowed6.addSubnet(PUBLIC_6[0], PUBLIC_6[1], 'ipv6');

/** False for loopback, private, link-local, shared, reserved and multicast addresses, and for IPv4 addresses dressed up as IPv6. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv6(address)) return allowed6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
  return !refused.check(address, 'ipv4');
}

/** An address as it was read, so that what was checked is what is called; or why nothing is sent there. */
export type Address = { readonly ok: true; readonly url: URL } | { readonly ok: false; readonly because: string };

const no = (because: string): Address => ({ ok: false, because });
const NOT_PUBLIC = no('No public server is known under this name.'); // one answer: whether a name of a private network exists is nobody's business
const PLAIN_HOST = /^[a-z0-9.-]+$/; // all programs agree on where such a name begins and ends
const PATIENCE = 10_000; // milliseconds

/** Reads an address that a stranger gave: https, a usual port, a plain name or a public number. Names are not looked up here. */
export function readAddress(text: string): Address {
  if (!URL.canParse(text)) return no('This is not an address.');
  const url = new URL(text);
  const { protocol, hostname, port, username, password } = url;
  if (protocol !== 'https:') return no('The address should begin with https://.');
  if (username || password) return no('The address should not contain a name or password.');
  if (port !== '' && port !== '8443') return no('The address should use the usual port of https.');
  if (!PLAIN_HOST.test(hostname)) return no('The name in the address should be made of the letters a to z, digits, dots and hyphens.');
  if (isIP(hostname) !== 0 && !isPublic(hostname)) return NOT_PUBLIC;
  return { ok: true, url };
}

/** The same, and all addresses that the name leads to must be public. */
export async function publicAddress(
  text: string,
  resolve: (host: string) => Promise<readonly LookupAddress[]> = allOf,
  patience = PATIENCE,
): Promise<Address> {
  const address = readAddress(text);
  if (!address.ok || isIP(address.url.hostname) !== 0) return address;
  const silence = sleep(patience, [], { ref: false });
  const found = await Promise.race([resolve(address.url.hostname).catch(() => []), silence]);
  return found.length > 0 && found.every((each) => isPublic(each.address)) ? address : NOT_PUBLIC;
}

const allOf = (host: string): Promise<readonly LookupAddress[]> => lookUp(host, { all: true });

/** DNS as a socket asks for it, but private answers are an error: a name that changed its mind since it was checked gets nowhere. */
export const guardedLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const bad = error ?? (found.every(({ address }) => isPublic(address)) ? null : new Error('the name leads into a private network'));
    const [first] = found ?? [];
    if (bad || !first) callback(bad ?? new Error('the name leads nowhere'), '', 0);
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

/** For everything that is sent to addresses that strangers gave. Connects to where the guarded lookup points, one try, no redirects. */
export const guardedAgent = (): Agent => new Agent({ lookup: guardedLookup, keepAlive: false, maxSockets: 32 });
