import { afterEach, expect, test, vi } from 'vitest';
import { lostUploads, rememberUnderWay } from './lost-uploads';

afterEach(() => vi.unstubAllGlobals());

test('a storage that is forbidden stops nobody from leaving, and tells of nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => rememberUnderWay([{ name: '1.png', kind: 'picture' }])).not.toThrow();
  expect(() => rememberUnderWay([])).not.toThrow();
  expect(lostUploads()).toEqual([]);
});
