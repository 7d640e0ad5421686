import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/run-tool.mjs').then(({ runTool }) =>
  runTool(async () => {
    const { benchCommerce } = await import('./bench/commerce.mjs');
    await benchCommerce(process.argv.slice(2));
  }),
);
