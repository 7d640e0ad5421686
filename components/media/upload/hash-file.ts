/** Asks of the worker and what waits for their answers. */
const waiting = new Map<number, (sha256: string | undefined) => void>();
let worker: Worker | undefined;
let asked = 0;

/** The SHA-256 of a file, counted in a worker so that nothing stutters; undefined where a worker or its engine is not allowed. */
export function hashFile(file: File, signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve) => {
    if (typeof Worker === 'undefined') return resolve(undefined);
    asked += 1;
    const id = asked;
    const finish = (sha256: string | undefined) => {
      waiting.delete(id);
      resolve(sha256);
    };
    waiting.set(id, finish);
    signal.addEventListener('abort', () => finish(undefined), { once: true });
    worker ??= open();
    worker.postMessage({ id, file });
  });
}

function open(): Worker {
  const opened = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' });
  opened.onmessage = ({ data }: MessageEvent<{ id: number; sha256?: string }>) => waiting.get(data.id)?.(data.sha256);
  // A worker that cannot be started answers nobody: files then go without a check, and the next one starts another.
  opened.onerror = () => {
    opened.terminate();
    worker = undefined;
    for (const finish of [...waiting.values()]) finish(undefined);
  };
  return opened;
}
