import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/run-tool.mjs').then(({ runTool }) =>
  runTool(async () => {
    const { benchGoods } = await import('./bench/goods.mjs');
    await benchGoods(process.argv.slice(2));
  }),
);
