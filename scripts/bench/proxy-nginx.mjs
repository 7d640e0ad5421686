import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../lib/ports.mjs';

/** By itself nginx ends a connection after a thousand requests, and the load keeps its own from beginning to end. */
const ENDLESS = 1_000_000_000;

/** One worker of nginx before the API, where nginx is installed; undefined where it is not. */
export async function startNginx(apiPort) {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 512; }
http {
  access_log off; keepalive_requests ${ENDLESS};
  upstream api { server 127.0.0.1:${apiPort}; keepalive 64; keepalive_requests ${ENDLESS}; }
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://api; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}
`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'ignore' });
  child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { child, pid: child.pid, port };
}
