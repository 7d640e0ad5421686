import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./bench/proxy.mjs').then(({ benchProxy }) => benchProxy(process.argv.slice(2)));
