import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { requireGoodEnvironment } from './console-environment.mjs';
import { ensureDataFolder } from './data-folder.mjs';
import { requireDatabaseAccount } from './database-account.mjs';
import { LogFile } from './log-file.mjs';
import { ensureInstalled } from './packages/install.mjs';
import { requireFreePort } from './ports.mjs';
import { root } from './project.mjs';
import { removeRunRecord, settleEarlierRun, writeRunRecord } from './run-record.mjs';
import { apiService, consoleService, runSettings } from './run-settings.mjs';
import { say, step } from './say.mjs';
import { localSessionKeys } from './session-keys.mjs';
import { runCommand } from './stop.mjs';
import { Supervisor } from './supervise.mjs';
import { welcome } from './welcome.mjs';

/** From a fresh clone to a running product: install, build, secrets, reference API, console. */
export const startEverything = () =>
  runCommand(async () => {
    const settings = runSettings();
    const { dataFolder, ownApi, host, port, apiPort, env } = settings;
    ensureDataFolder(dataFolder);
    if (ownApi) requireDatabaseAccount({ folders: [root, dataFolder], env });
    await settleEarlierRun(dataFolder);
    await requireFreePort(port, host, 'PORT');
    if (ownApi) await requireFreePort(apiPort, '127.0.0.1', 'REFERENCE_API_PORT');
    await ensureInstalled();
    if (ownApi) await ensureBuilt('api');
    await startServices(settings);
    say(welcome(settings));
  });

async function startServices(settings) {
  const { dataFolder, ownApi, env, address } = settings;
  const supervisor = new Supervisor({
    onStarted: (pids) => writeRunRecord(dataFolder, { address, pids }),
    atEnd: () => removeRunRecord(dataFolder),
  });
  const log = (name) => new LogFile(join(dataFolder, 'logs', `${name}.log`));
  const api = () => supervisor.add(apiService(settings, { output: log('reference-api') }));
  // The first start makes the demo platform: while the console is built it costs no time of its own.
  const started = ownApi ? step('Starting the reference API', api) : undefined;
  await Promise.all([started, supervisor.meanwhile(ensureBuilt('console'))]);
  const sessionKeys = env.SESSION_KEYS || localSessionKeys(dataFolder);
  const website = consoleService(settings, { sessionKeys, output: log('console') });
  await requireGoodEnvironment(website.env);
  await step('Starting the console', () => supervisor.add(website));
}
