// Kills API and database in the middle of effects, again and again, and looks whether anything that was acknowledged is gone:
// `npm run crash`, with `--rounds 20`, `--effects 1000` (over all rounds) and `--data <folder>`.
import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/run-tool.mjs').then(({ runTool }) => runTool(async (given) => (await import('./crash/rounds.mjs')).crash(given)));
