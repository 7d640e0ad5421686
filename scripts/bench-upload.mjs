import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/run-tool.mjs').then(({ runTool }) =>
  runTool(async () => {
    const { benchUpload } = await import('./bench/upload.mjs');
    await benchUpload(process.argv.slice(2));
  }),
);
