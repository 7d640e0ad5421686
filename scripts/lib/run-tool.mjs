import { ensureInstalled } from './packages/install.mjs';
import { runCommand } from './stop.mjs';

/** Runs a tool of developers with what it was given, once the packages that only tools need are there. */
export const runTool = (tool) =>
  runCommand(async () => {
    await ensureInstalled({ withTools: true });
    await tool(process.argv.slice(2));
  });
