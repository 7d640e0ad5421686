import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import type { Context } from './context';

/**
 * The address a call comes from. The console in front names it in a header, which only a near or trusted sender is believed; where
 * others run processes on the same computer, whoever starts the API says that nobody is.
 */
export function callerAddress(c: HonoContext, { trustForwarded }: Pick<Context, 'trustForwarded'>): string {
  const peer = peerAddress(c);
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return forwarded && isIP(forwarded) && (trustForwarded ?? isThisComputer(peer)) ? forwarded : peer;
}

/** Called in process, by a test, there is no socket. */
const peerAddress = (c: HonoContext): string =>
  (c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : '127.0.0.1').replace(/^::ffff:/, '');

const isThisComputer = (address: string) => address === '::1' || address.startsWith('127.');
