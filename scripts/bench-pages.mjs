import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/run-tool.mjs').then(({ runTool }) =>
  runTool(async () => {
    const { benchPages } = await import('./bench/pages.mjs');
    await benchPages(process.argv.slice(2));
  }),
);
