import { signIn, startConsole } from './console-process.mjs';
import { cpuOf } from './lists-cpu.mjs';
import { ask } from './lists-platform.mjs';
import { memoryOf } from './memory.mjs';

const EXPORT = '/v1/admin/member/export';
const LINE_END = 10;
const LOOK_EVERY_MS = 50;

/** Exports every member straight from the API and, if wanted, through the built console; prints pace and memory growth. */
export async function reportExports(platform, throughConsole) {
  const rows = (await ask(platform, 'main', '/v1/admin/member/list?exactTotal=1')).data.totalCount;
  console.log(`\nExport of ${rows.toLocaleString('en')} members`);
  const direct = await exported(`http://127.0.0.1:${platform.port}${EXPORT}`, platform.headers.main, platform, { API: platform.pid });
  print('from the API', direct, rows);
  if (!throughConsole) return;
  const console_ = await startConsole(platform.port);
  try {
    const headers = await signIn(console_.port, 'admin', 'Shangtai123');
    const address = `http://127.0.0.1:${console_.port}/api${EXPORT}`;
    print('through the console', await exported(address, headers, platform, { API: platform.pid, console: console_.pid }), rows);
  } finally {
    console_.child.kill('SIGTERM');
  }
}

/** Exports every hardware order, and every row of the stores' ledger, from the API. */
export async function reportExport(platform) {
  // An order has a line for each of its items.
  await reportFrom(platform, 'orders', '/v1/admin/order', 'kind=2', Number.POSITIVE_INFINITY);
  await reportFrom(platform, 'rows of the ledger of stores', '/v1/admin/store/finance', '');
}

async function reportFrom(platform, name, path, query, most) {
  const rows = (await ask(platform, 'main', `${path}/list?${query}&exactTotal=1`)).data.totalCount;
  console.log(`\nExport of ${rows.toLocaleString('en')} ${name}`);
  const address = `http://127.0.0.1:${platform.port}${path}/export?${query}`;
  print('from the API', await exported(address, platform.headers.main, platform, { API: platform.pid }), rows, most);
}

function print(name, { lines, bytes, seconds, cpuSeconds, growth }, rows, most = rows) {
  const grown = Object.entries(growth).map(([process, mb]) => `${process} +${mb} MB`);
  const pace = Math.round(lines / seconds).toLocaleString('en');
  const work = `${cpuSeconds.toFixed(1)} s CPU of API and database`;
  console.log(`  ${name.padEnd(20)} ${seconds.toFixed(1)} s, ${pace} rows/s (${work}), ${Math.round(bytes / 1e6)} MB, ${grown.join(', ')}`);
  // The head is a line too.
  if (lines - 1 >= rows && lines - 1 <= most) return;
  console.log(`  ${name}: ${lines - 1} rows arrived instead of ${rows}`);
  process.exitCode = 1;
}

/** Reads a whole export as it comes; answers its size and how far the memory of each process rose above its rest. */
async function exported(address, headers, platform, pids) {
  const rest = Object.entries(pids).map(([name, pid]) => ({ name, pid, rest: memoryOf(pid), peak: 0 }));
  const look = () => {
    for (const each of rest) each.peak = Math.max(each.peak, memoryOf(each.pid));
  };
  const watch = setInterval(look, LOOK_EVERY_MS);
  const started = performance.now();
  const cpuBefore = cpuOf(platform) ?? Number.NaN;
  try {
    const response = await fetch(address, { headers });
    if (!response.headers.get('content-type')?.startsWith('text/csv')) throw new Error(`no export: ${await response.text()}`);
    let lines = 0;
    let bytes = 0;
    for await (const chunk of response.body) {
      bytes += chunk.length;
      for (const byte of chunk) if (byte === LINE_END) lines += 1;
    }
    look();
    const growth = Object.fromEntries(rest.map(({ name, rest: before, peak }) => [name, peak - before]));
    const cpuSeconds = ((cpuOf(platform) ?? Number.NaN) - cpuBefore) / 1000;
    return { lines, bytes, growth, cpuSeconds, seconds: (performance.now() - started) / 1000 };
  } finally {
    clearInterval(watch);
  }
}
