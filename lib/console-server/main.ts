import { createConsoleServer } from './console-server';
import { nextPages } from './next-pages';
import { stopOnSignal } from './stop-on-signal';

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';

const server = createConsoleServer(await nextPages({ host, port }));
stopOnSignal(server);
server.listen(port, host);
