import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from './language';
import { admitNamespaces, catalogue, changeTo, loadForDrawing } from './load';
import type { Messages } from './message-tree';

interface Arrival {
  arrive(messages: Messages): void;
  fail(error: Error): void;
}

/** Namespaces under way: a test decides when each one arrives. */
const underWay = new Map<string, Arrival>();

vi.mock('./import-namespace', () => ({
  importNamespace: (language: Language, name: string) =>
    new Promise<Messages>((arrive, fail) => {
      underWay.set(`${language}/${name}`, { arrive, fail });
    }),
}));

const asked = (key: string): Promise<Arrival> => vi.waitUntil(() => underWay.get(key), { interval: 1 });
async function arrives(key: string): Promise<void> {
  (await asked(key)).arrive({ title: `title of ${key}` });
  underWay.delete(key);
}

// The catalogues are those of one window and last as long as it does: every test speaks of namespaces of its own.
beforeEach(async () => {
  underWay.clear();
  await changeTo('zh-CN', 'zh-CN');
});

describe('a change of language while a namespace is on its way', () => {
  it('brings a dialog up in the new language, although it was asked for in the old one', async () => {
    const dialog = loadForDrawing('zh-CN', ['video']);
    const change = changeTo('en', 'zh-CN');
    await arrives('zh-CN/video');
    await arrives('en/video');
    await dialog;
    expect(await change).toBe(true);
    expect(catalogue('en').video).toEqual({ title: 'title of en/video' });
  });

  it('waits for a dialog asked for before it ended, so that nothing is drawn without words', async () => {
    admitNamespaces('zh-CN', { app: { title: 'a' } });
    let over = false;
    const change = changeTo('en', 'zh-CN').finally(() => {
      over = true;
    });
    await asked('en/app');
    const dialog = loadForDrawing('zh-CN', ['picture']);
    await arrives('zh-CN/picture');
    await arrives('en/app');
    await asked('en/picture');
    expect(over).toBe(false);
    await arrives('en/picture');
    await dialog;
    expect(await change).toBe(true);
  });

  it('gives way to a later one', async () => {
    admitNamespaces('zh-CN', { route: { title: 'a' } });
    const first = changeTo('en', 'zh-CN');
    expect(await changeTo('zh-CN', 'zh-CN')).toBe(true);
    await arrives('en/route');
    expect(await first).toBe(false);
  });

  it('that fails leaves the old language as the one that is drawn', async () => {
    admitNamespaces('zh-CN', { guard: { title: 'a' } });
    const change = changeTo('en', 'zh-CN');
    (await asked('en/guard')).fail(new Error('offline'));
    await expect(change).rejects.toThrow('offline');
    const dialog = loadForDrawing('zh-CN', ['map']);
    await arrives('zh-CN/map');
    await dialog;
    expect(underWay.has('en/map')).toBe(false);
  });
});
