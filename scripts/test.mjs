import { requireNode } from './lib/node-version.mjs';

requireNode({ forTests: true });
import('./lib/checks/test-everything.mjs').then(({ testEverything }) => testEverything(process.argv.slice(2)));
