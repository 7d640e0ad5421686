// Lets somebody press whatever there is, two minutes for each account: `npm run monkey`, or MONKEY_SEED=… to repeat a run.
import { requireNode } from './lib/node-version.mjs';

requireNode({ forTests: true });
process.env.MONKEY_SECONDS ??= '120';
import('./lib/checks/test-everything.mjs').then(({ testEverything }) => testEverything(['--e2e', 'e2e/shell/monkey.spec.ts']));
