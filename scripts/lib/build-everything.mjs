import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './packages/install.mjs';
import { runCommand } from './stop.mjs';

/** Builds whatever is older than its sources: the console and the reference API. */
export const buildEverything = () =>
  runCommand(async () => {
    await ensureInstalled();
    await ensureBuilt('api', 'console');
  });
