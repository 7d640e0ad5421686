import { inProject } from '../project.mjs';
import { runNode } from '../run.mjs';
import { ensureBrowser } from './browser.mjs';

const tool = (path) => inProject('node_modules', path);
const biome = tool('@biomejs/biome/bin/biome');
const vitest = tool('vitest/vitest.mjs');

/** What `npm run` offers developers beside `npm test`; what a tool is given besides goes on to it, and its exit code is that of the command. */
export const developerTools = {
  check: (given) =>
    ends(
      [biome, 'check', '.', ...given],
      [tool('next/dist/bin/next'), 'typegen'],
      [tool('typescript/bin/tsc'), '--noEmit', '--checkers', '2'],
    ),
  format: (given) => ends([biome, 'check', '--write', '.', ...given]),
  unit: (given) => ends([vitest, 'run', ...given]),
  components: async (given) => {
    process.env.CHROMIUM_PATH = await ensureBrowser();
    await ends([vitest, 'run', '--config', 'vitest.component.config.ts', ...given]);
  },
};

/** One program after the other, up to the first that fails. */
async function ends(...programs) {
  for (const program of programs) {
    const code = await runNode(program);
    if (code !== 0) process.exit(code);
  }
}
