import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { apiFolder } from '../lib/build.mjs';
import { freePort } from '../lib/ports.mjs';
import { inProject } from '../lib/project.mjs';

const START_MS = 300_000;

/** The API over a data folder, in test mode, with its own database; it can be asked, killed and looked into. */
export async function startVictim(dataDir) {
  const port = await freePort();
  const env = environmentOf(dataDir, { REFERENCE_API_PORT: String(port), REFERENCE_API_TEST: '1' });
  const child = spawn(process.execPath, [inProject(apiFolder(), 'main.mjs'), 'serve'], { env, stdio: 'ignore' });
  const gone = new Promise((done) => child.once('exit', done));
  const until = Date.now() + START_MS;
  while (!(await alive(port))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('the API did not start');
    await sleep(50);
  }
  const [pid, , , databasePort] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim();
  const rows = new pg.Pool({ connectionString: `postgres://shangtai:${password}@127.0.0.1:${databasePort}/shangtai`, max: 2 });
  rows.on('error', () => undefined);
  return {
    port,
    call: (path, body) => call(port, path, body),
    rows: async (query, values) => (await rows.query(query, values)).rows,
    kill: async () => {
      // Both at once: neither has time to bring anything to an end.
      process.kill(Number(pid), 'SIGKILL');
      child.kill('SIGKILL');
      await gone;
      await rows.end();
    },
    stop: async () => {
      await rows.end();
      child.kill('SIGTERM');
      await gone;
    },
  };
}

export const environmentOf = (dataDir, more) => ({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent', ...more });

async function alive(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
  } catch {
    // Not there yet.
    return false;
  }
}

/** One call of the simulator; a refusal is an answer too. Throws when no answer came. */
async function call(port, path, body) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: JSON.stringify(body) });
  return response.json();
}
