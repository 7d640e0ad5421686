import { afterEach, expect, test, vi } from 'vitest';
import { hashFile } from './hash-file';

/** Workers as the page would start them; each answers, or fails to load, when the test says so. */
class FakeWorker {
  static readonly opened: FakeWorker[] = [];
  onmessage: ((event: { data: { id: number; sha256?: string } }) => void) | undefined;
  onerror: (() => void) | undefined;
  readonly asked: number[] = [];
  readonly terminate = vi.fn();
  constructor() {
    FakeWorker.opened.push(this);
  }
  postMessage({ id }: { id: number }) {
    this.asked.push(id);
  }
}

afterEach(() => vi.unstubAllGlobals());

test('a worker that could not be loaded is given up: the file goes without a check, the next one is checked by a new worker', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const file = new File(['a'], 'a.png');
  const { signal } = new AbortController();
  const first = hashFile(file, signal);
  const [dead] = FakeWorker.opened;
  dead?.onerror?.();
  expect(await first).toBeUndefined();
  expect(dead?.terminate).toHaveBeenCalled();
  const second = hashFile(file, signal);
  const next = FakeWorker.opened[1];
  next?.onmessage?.({ data: { id: next.asked[0] ?? 0, sha256: 'f'.repeat(64) } });
  expect(await second).toBe('f'.repeat(64));
});
