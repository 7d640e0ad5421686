import { afterEach, expect, test, vi } from 'vitest';
import { requireNode } from './node-version.mjs';

const own = process.versions;
afterEach(() => {
  vi.restoreAllMocks();
  Object.defineProperty(process, 'versions', { value: own });
});

/** What somebody on a version of Node is told; undefined for nothing. */
function told(node, options) {
  Object.defineProperty(process, 'versions', { value: { ...own, node }, configurable: true });
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  error.mockClear();
  exit.mockClear();
  requireNode(options);
  expect(exit.mock.calls).toEqual(error.mock.calls.length === 0 ? [] : [[1]]);
  return error.mock.calls[0]?.[0];
}

test('the product runs on Node 20.9 and whatever is newer', () => {
  for (const version of ['20.9.0', '20.20.2', '21.0.0', '22.1.0', '25.0.0']) expect(told(version)).toBeUndefined();
  for (const version of ['18.20.0', '20.8.1'])
    expect(told(version)).toBe(`This needs Node 20.9 or newer; this is Node ${version}. Install a newer Node and try again.`);
});

test('the tests need what Vite needs, and say so before it fails in words of its own', () => {
  for (const version of ['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0']) expect(told(version, { forTests: true })).toBeUndefined();
  for (const version of ['20.9.0', '20.18.3', '21.7.0', '22.11.0'])
    expect(told(version, { forTests: true })).toBe(
      `The tests need Node 20.19 or newer of line 20, or 22.12 or newer; this is Node ${version}. Install a newer Node and try again.`,
    );
});
