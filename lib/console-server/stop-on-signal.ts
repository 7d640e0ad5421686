import type { Server } from 'node:http';

/** Shorter than the eight seconds after which whoever started the process kills it (scripts/lib/service.mjs). */
const DEADLINE_MS = 7_000;
/** 128 + the number of SIGTERM: the exit code of a process that ended because it was asked to. */
const TERMINATED = 143;

/** Told to stop, a server answers what is under way and takes nothing new; what is not done by then is cut off. */
export function stopOnSignal(server: Server): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(server));
}

function stop(server: Server): void {
  server.close(() => process.exit(TERMINATED));
  setTimeout(() => server.closeAllConnections(), DEADLINE_MS).unref();
}
