import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/run-console.mjs').then(({ runConsole }) => runConsole());
