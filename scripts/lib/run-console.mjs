import { ensureBuilt } from './build.mjs';
import { requireGoodEnvironment } from './console-environment.mjs';
import { ensureInstalled } from './packages/install.mjs';
import { requireFreePort } from './ports.mjs';
import { consoleService, runSettings } from './run-settings.mjs';
import { runCommand, Stop } from './stop.mjs';
import { Supervisor } from './supervise.mjs';

/** The console alone, in production, beside an API of the operator's own; its log goes to standard output. */
export const runConsole = () =>
  runCommand(async () => {
    const settings = runSettings();
    const { env, host, port } = settings;
    const missing = ['API_ROOT', 'SESSION_KEYS'].filter((name) => !env[name]);
    if (missing.length > 0)
      throw new Stop(`Set ${missing.join(', ')} before starting the console alone: .env.example says what each means.`);
    await requireFreePort(port, host, 'PORT');
    await ensureInstalled();
    await ensureBuilt('console');
    const service = consoleService(settings, { sessionKeys: '' });
    await requireGoodEnvironment(service.env);
    await new Supervisor().add(service);
  });
