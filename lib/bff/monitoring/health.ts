import { connect } from 'node:net';
import { oncePerProcess } from '@/lib/session/once-per-process';
import { environment } from '../environment';
import { peerHeader } from '../request/peer-address';

// Whoever starts the console asks for its health first; from then on the address behind each connection is known.
peerHeader();

const KEPT_MS = 5000;
const CONNECT_MS = 1000;
const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** The process runs. Nothing else is asked, so that a lost API never restarts the console. */
export const alive = (): Response => new Response('ok', { headers: plain });

/** Calls would work: the environment is good and the API's port answers. Asked for at most every five seconds. */
export async function ready(): Promise<Response> {
  const kept = oncePerProcess('readiness', () => ({ until: 0, answer: Promise.resolve(false) }));
  if (performance.now() > kept.until) {
    kept.until = performance.now() + KEPT_MS;
    kept.answer = checked();
  }
  return (await kept.answer) ? new Response('ok', { headers: plain }) : new Response('not ready', { status: 503, headers: plain });
}

async function checked(): Promise<boolean> {
  try {
    return await reachable(environment().apiRoot);
  } catch {
    // A bad environment has been told at the start; a probe only learns that it is not ready.
    return false;
  }
}

/** Whether something listens at an address. */
export const reachable = ({ hostname, port, protocol }: URL): Promise<boolean> =>
  new Promise((resolve) => {
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    const socket = connect({ host, port: Number(port) || (protocol === 'https:' ? 443 : 80) });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(CONNECT_MS, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
