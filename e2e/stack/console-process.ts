import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { consoleServer } from '@/scripts/lib/build.mjs';
import { LogFile } from '@/scripts/lib/log-file.mjs';
import { Service } from '@/scripts/lib/service.mjs';
import { noSettings } from './no-settings';
import { inProject, LOGS } from './project';

/** A production console on a port, beside an API. */
export async function startConsole(name: string, port: number, apiRoot: string, settings: Record<string, string> = {}): Promise<Service> {
  const service = new Service({
    name: `The console of ${name}`,
    args: [inProject(consoleServer())],
    env: {
      ...process.env,
      ...noSettings(),
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      API_ROOT: apiRoot,
      SESSION_KEYS: `k1:${randomBytes(32).toString('base64url')}`,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      ...settings,
    },
    output: new LogFile(join(LOGS, `${name}-console.log`)),
    ready: `http://127.0.0.1:${port}/healthz`,
  });
  await service.answers();
  return service;
}
