import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/run-tool.mjs').then(({ runTool }) =>
  runTool(async () => {
    const { benchLists } = await import('./bench/lists.mjs');
    await benchLists(process.argv.slice(2));
  }),
);
