import { apiFolder, ensureBuilt } from './build.mjs';
import { ensureDataFolder } from './data/data-folder.mjs';
import { requireDatabaseAccount } from './database-account.mjs';
import { ensureInstalled } from './packages/install.mjs';
import { requireFreePort } from './ports.mjs';
import { inProject, root } from './project.mjs';
import { runNode } from './run.mjs';
import { settleEarlierRun } from './run-record.mjs';
import { apiService, runSettings } from './run-settings.mjs';
import { runCommand, Stop } from './stop.mjs';
import { Supervisor } from './supervise.mjs';

/** The reference API alone: serving until stopped, or one of its commands (`seed`, `reset`) with that command's own options. */
export const runApi = ([command = 'serve', ...options]) =>
  runCommand(async () => {
    const settings = runSettings();
    const { dataFolder, env, apiPort } = settings;
    ensureDataFolder(dataFolder);
    requireDatabaseAccount({ folders: [root, dataFolder], env });
    // Two processes cannot share the built-in database; one of the operator's own can be used by many.
    if (!env.DATABASE_URL) await settleEarlierRun(dataFolder);
    await ensureInstalled();
    await ensureBuilt('api');
    if (command === 'serve') return serve(settings);
    const code = await runNode([inProject(apiFolder(), 'main.mjs'), command, ...options], {
      bound: true,
      env: { ...env, DATA_DIR: dataFolder, REFERENCE_API_PORT: String(apiPort) },
    });
    if (code !== 0) throw new Stop(`The command "${command}" of the reference API failed: the lines above say why.`);
  });

async function serve(settings) {
  const host = settings.env.REFERENCE_API_HOST || '127.0.0.1';
  await requireFreePort(settings.apiPort, host, 'REFERENCE_API_PORT');
  await new Supervisor().add(apiService(settings, { host }));
}
