import { BffFailure } from '../failure';
import type { Destination } from './destination';
import type { BffRequest } from './request';

/**
 * Refuses what another site made the browser send (security.md 2.4). A form or an image cannot set X-CSRF, and a script of
 * another origin would need a preflight that is never granted. Origins are compared with the configured ones, never with the
 * request's own address, which its sender chooses.
 */
export function checkOrigin(request: BffRequest, destination: Destination, publicOrigins: readonly string[]): void {
  const { headers, method } = request;
  const site = headers['sec-fetch-site'];
  const shownDirectly = destination.kind === 'media' && site === 'none';
  if (site !== undefined && site !== 'same-origin' && !shownDirectly) throw refused(`sec-fetch-site ${site.slice(0, 20)}`);
  if (destination.kind === 'media') return;
  if (headers['x-csrf'] !== '1') throw refused('no x-csrf');
  if (method === 'GET' || method === 'HEAD') return;
  if (!headers.origin || !publicOrigins.includes(headers.origin)) throw refused('foreign or missing origin');
}

const refused = (reason: string) => new BffFailure('originRefused', { reason });
