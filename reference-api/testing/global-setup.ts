import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { clusterFiles } from '@/reference-api/database/embedded/cluster';
import { runningPostmaster } from '@/reference-api/database/embedded/postmaster';
import { templateOn } from './template-name';

/** Names the folder of the run's database server; the first test that needs it starts it. Answers how to stop it. */
export function setup(): () => Promise<void> {
  // Numbers of processes come again: a folder that a killed run left would be taken for this one's.
  const folder = join(tmpdir(), `shangtai-tests-${process.pid}-${Date.now().toString(36)}`);
  process.env.TEST_CLUSTER_DIR = folder;
  return async () => {
    if (!existsSync(folder)) return;
    if (process.env.DATABASE_URL) await dropTemplate(process.env.DATABASE_URL, folder);
    const { data } = clusterFiles(folder);
    const running = runningPostmaster(data);
    if (running) process.kill(running.pid, 'SIGINT');
    for (let waited = 0; runningPostmaster(data) && waited < 200; waited += 1) await sleep(50);
    rmSync(folder, { recursive: true, force: true });
  };
}

async function dropTemplate(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${templateOn(folder)} with (force)`);
  await client.end();
}
