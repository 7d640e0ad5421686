import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { sealSession } from '@/lib/session/session';
import { cookieHeaderOf, freshKey } from '@/lib/session/testing/session-for-tests';
import { parseEnvironment } from '../environment';
import { buildMachinery } from '../proxy-services';
import { nodeListener } from '../serve-node';

/** The core alone in a process, which tells its port and a good cookie, and on request how much memory it came to use. */
const services = buildMachinery(parseEnvironment({ ...process.env, SESSION_KEYS: freshKey('k1') }));
const server = http.createServer(nodeListener(services));
const residentMb = () => Math.round(process.memoryUsage().rss / 1024 / 1024);
let peakMb = 0;
setInterval(() => {
  peakMb = Math.max(peakMb, residentMb());
}, 50);

process.on('message', () => process.send?.({ restMb: residentMb(), peakMb }));
server.listen(0, '127.0.0.1', async () => {
  const { cookies } = await sealSession({ token: 'upstream-secret-token', storeId: 5 }, services.environment.session);
  process.send?.({ port: (server.address() as AddressInfo).port, cookie: cookieHeaderOf(cookies) });
});
