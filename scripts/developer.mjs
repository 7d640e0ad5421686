// The checks and tests that developers run by themselves: `npm run check`, `format`, `unit` and `components`.
import { requireNode } from './lib/node-version.mjs';

requireNode({ forTests: true });
import('./lib/run-tool.mjs').then(({ runTool }) =>
  runTool(async ([name, ...given]) => (await import('./lib/checks/developer-tools.mjs')).developerTools[name](given)),
);
