import { isIP } from 'node:net';
import type { BffRequest } from './request';

/** What stands for an address nobody told; it is counted like one, but told to nobody. */
export const UNKNOWN_ADDRESS = 'unknown';

/**
 * The browser's address. X-Forwarded-For is believed only as far as our own proxies wrote it: with N of them the N-th entry
 * from the right; with none the header is anybody's to send and only the connection counts.
 */
export function clientAddress({ headers, remoteAddress }: Pick<BffRequest, 'headers' | 'remoteAddress'>, trustedProxies: number): string {
  const peer = plain(remoteAddress ?? '');
  if (trustedProxies === 0) return peer || UNKNOWN_ADDRESS;
  const hops = (headers['x-forwarded-for'] ?? '').split(',').map((hop) => plain(hop.trim()));
  const named = hops.at(-trustedProxies) ?? '';
  return isIP(named) ? named : peer || UNKNOWN_ADDRESS;
}

/** What a stranger has at least of: a whole IPv4 address, or the /64 network every home is given. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const groups = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** IPv4 as IPv4, also when the socket listens on both families. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '');
