import { join } from 'node:path';
import { createConsoleServer } from './console-server';
import { nextPages } from './next-pages';
import { withStaticFiles } from './static-files';
import { stopOnSignal } from './stop-on-signal';

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';

const staticFolder = join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'static');

const server = createConsoleServer(withStaticFiles(await nextPages({ host, port }), staticFolder));
stopOnSignal(server);
server.listen(port, host);
