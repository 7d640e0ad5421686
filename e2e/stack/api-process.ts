import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { TEST_CARD_KEYS } from '@/reference-api/testing/test-keys';
import { apiFolder } from '@/scripts/lib/build.mjs';
import { LogFile } from '@/scripts/lib/log-file.mjs';
import { Service } from '@/scripts/lib/service.mjs';
import { inProject, LOGS } from './project';

const program = () => inProject(apiFolder(), 'main.mjs');

/** A reference API in test mode on a database of its own. */
export async function startApi(name: string, port: number, settings: { DATABASE_URL: string; DATA_DIR: string }): Promise<Service> {
  const service = new Service({
    name: `The reference API of ${name}`,
    args: [program()],
    env: {
      ...process.env,
      CARD_KEYS: TEST_CARD_KEYS,
      ...settings,
      REFERENCE_API_PORT: String(port),
      REFERENCE_API_TEST: '1',
      LOG_LEVEL: 'warn',
    },
    output: new LogFile(join(LOGS, `${name}-api.log`)),
    ready: `http://127.0.0.1:${port}/healthz`,
  });
  await service.answers();
  return service;
}

/** Runs one of the API's commands to its end. */
export function runApiCommand(command: string, settings: Record<string, string>): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [program(), ...command.split(' ')], {
      cwd: inProject(),
      env: { ...process.env, CARD_KEYS: TEST_CARD_KEYS, ...settings },
      stdio: 'inherit',
    });
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`The reference API's command ${command} failed (${code}).`))));
  });
}
