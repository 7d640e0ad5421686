import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { requireGoodSettings } from './console-environment.mjs';
import { ensureDataFolder } from './data/data-folder.mjs';
import { localSessionKeys } from './data/session-keys.mjs';
import { requireDatabaseAccount } from './database-account.mjs';
import { LogFile } from './log-file.mjs';
import { ensureInstalled } from './packages/install.mjs';
import { requireFreePort } from './ports.mjs';
import { root } from './project.mjs';
import { claimRun, removeRunRecord, settleEarlierRun, writeRunRecord } from './run-record.mjs';
import { apiService, consoleService, runSettings } from './run-settings.mjs';
import { say, step } from './say.mjs';
import { runCommand } from './stop.mjs';
import { Supervisor } from './supervise.mjs';
import { welcome } from './welcome.mjs';

/** From a fresh clone to a running product: install, build, secrets, reference API, console. */
export const startEverything = () =>
  runCommand(async () => {
    const settings = runSettings();
    const { dataFolder, ownApi, host, port, apiPort, env, address } = settings;
    ensureDataFolder(dataFolder);
    if (ownApi) requireDatabaseAccount({ folders: [root, dataFolder], env });
    await settleEarlierRun(dataFolder);
    claimRun(dataFolder, { address });
    await requireFreePort(port, host, 'PORT');
    if (ownApi) await requireFreePort(apiPort, '127.0.0.1', 'REFERENCE_API_PORT');
    await ensureInstalled();
    const sessionKeys = env.SESSION_KEYS || localSessionKeys(dataFolder);
    const website = consoleService(settings, { sessionKeys, output: logIn(dataFolder, 'console') });
    await requireGoodSettings({ website: website.env, api: ownApi && apiService(settings).env });
    if (ownApi) await ensureBuilt('api');
    await startServices(settings, website);
    say(welcome(settings));
  });

const logIn = (dataFolder, name) => new LogFile(join(dataFolder, 'logs', `${name}.log`));

async function startServices(settings, website) {
  const { dataFolder, ownApi, address } = settings;
  const supervisor = new Supervisor({
    onStarted: (pids) => writeRunRecord(dataFolder, { address, pids }),
    atEnd: () => removeRunRecord(dataFolder),
  });
  const api = () => supervisor.add(apiService(settings, { output: logIn(dataFolder, 'reference-api') }));
  // The first start makes the demo platform: while the console is built it costs no time of its own.
  const started = ownApi ? step('Starting the reference API', api) : undefined;
  await Promise.all([started, supervisor.meanwhile(ensureBuilt('console'))]);
  await step('Starting the console', () => supervisor.add(website));
}
