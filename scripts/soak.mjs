// Lets buyers, administrators and timers do anything for a long time: `npm run soak -- 20000` operations, or SOAK_SEED=… to repeat a run.
import { spawnSync } from 'node:child_process';
import { root } from './lib/project.mjs';
import { runTool } from './lib/run-tool.mjs';

runTool(([operations = '20000']) => {
  const env = { ...process.env, SOAK_OPS: operations };
  const { status } = spawnSync('npx', ['vitest', 'run', 'reference-api/testing/soak'], { cwd: root, stdio: 'inherit', env });
  process.exit(status ?? 1);
});
