import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/run-tool.mjs').then(({ runTool }) =>
  runTool(async () => {
    const { benchProxy } = await import('./bench/proxy.mjs');
    await benchProxy(process.argv.slice(2));
  }),
);
