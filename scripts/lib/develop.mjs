import { requireGoodSettings } from './console-environment.mjs';
import { ensureDataFolder } from './data/data-folder.mjs';
import { localSessionKeys } from './data/session-keys.mjs';
import { requireDatabaseAccount } from './database-account.mjs';
import { ensureInstalled } from './packages/install.mjs';
import { requireFreePort } from './ports.mjs';
import { inProject, root } from './project.mjs';
import { claimRun, removeRunRecord, settleEarlierRun, writeRunRecord } from './run-record.mjs';
import { apiService, consoleService, runSettings } from './run-settings.mjs';
import { say } from './say.mjs';
import { runCommand } from './stop.mjs';
import { Supervisor } from './supervise.mjs';
import { welcome } from './welcome.mjs';

/** Both processes from their sources, each reloading when a file of it changes; their logs go to the screen. */
export const develop = () =>
  runCommand(async () => {
    const settings = runSettings();
    const { dataFolder, ownApi, host, port, apiPort, env, address } = settings;
    ensureDataFolder(dataFolder);
    if (ownApi) requireDatabaseAccount({ folders: [root, dataFolder], env });
    await settleEarlierRun(dataFolder);
    claimRun(dataFolder, { address });
    await requireFreePort(port, host, 'PORT');
    if (ownApi) await requireFreePort(apiPort, '127.0.0.1', 'REFERENCE_API_PORT');
    await ensureInstalled({ withTools: true });
    const sessionKeys = env.SESSION_KEYS || localSessionKeys(dataFolder);
    const website = consoleService(settings, { sessionKeys, development: true });
    await requireGoodSettings({ website: website.env, api: ownApi && apiService(settings).env });
    const supervisor = new Supervisor({
      onStarted: (pids) => writeRunRecord(dataFolder, { address, pids }),
      atEnd: () => removeRunRecord(dataFolder),
    });
    const watching = [inProject('node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'reference-api/main.ts'];
    if (ownApi) await supervisor.add(apiService(settings, { args: watching }));
    await supervisor.add(website);
    say(welcome(settings));
  });
