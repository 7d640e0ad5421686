import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../lib/build.mjs';
import { LogFile } from '../lib/log-file.mjs';
import { freePort } from '../lib/ports.mjs';
import { apiService, consoleService } from '../lib/run-settings.mjs';
import { step } from '../lib/say.mjs';
import { Service } from '../lib/service.mjs';

/** A reference API with its own fresh database and the built console beside it, on free ports. */
export async function startPagesWorld({ asBuilt }) {
  if (!asBuilt) await ensureBuilt('api', 'console');
  const folder = mkdtempSync(join(tmpdir(), 'shangtai-bench-'));
  const services = [];
  const stop = async () => {
    for (const service of services.reverse()) await service.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const start = async (settings) => {
    const service = new Service(settings);
    services.push(service);
    await service.answers();
  };
  try {
    const [apiPort, port] = [await freePort(), await freePort()];
    const env = { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'warn' };
    const log = (name) => new LogFile(join(folder, `${name}.log`));
    await step('Starting the reference API with demo data', () =>
      start(apiService({ env, apiPort, dataFolder: join(folder, 'data') }, { output: log('api') })),
    );
    const apiRoot = `http://127.0.0.1:${apiPort}`;
    const sessionKeys = `k1:${randomBytes(32).toString('base64url')}`;
    await start(consoleService({ env, host: '127.0.0.1', port, apiRoot }, { sessionKeys, output: log('console') }));
    return { origin: `http://127.0.0.1:${port}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
