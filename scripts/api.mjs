import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/run-api.mjs').then(({ runApi }) => runApi(process.argv.slice(2)));
