import type { CDPSession } from '@playwright/test';

interface HeapSnapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly unknown[] } };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/** Bytes a page holds, all together and by kind and name of what holds them. */
export interface Held {
  readonly bytes: number;
  readonly by: ReadonlyMap<string, number>;
}

const STILL_BYTES = 20_000;
const MOST_LOOKS = 8;
export const MEGABYTE = 1024 * 1024;
export const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

/**
 * Bytes that objects, texts and elements of the page hold after a collection. Code is left out: the engine compiles what runs
 * often again and faster for minutes, about a megabyte of it, whether a page leaks or not. So are the answers that the debugger
 * notes because the test listens to them: a reader's browser has none.
 */
async function heldMemory(session: CDPSession): Promise<Held> {
  const chunks: string[] = [];
  const collect = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', collect);
  return sizeWithoutCode(JSON.parse(chunks.join('')) as HeapSnapshot);
}

function sizeWithoutCode({ snapshot, nodes, strings }: HeapSnapshot): Held {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, nameAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('name'), fields.indexOf('self_size')];
  const kinds = types[typeAt] as readonly string[];
  const by = new Map<string, number>();
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = kinds[nodes[node + typeAt] ?? 0] ?? '';
    if (kind === 'code') continue;
    const called = strings[nodes[node + nameAt] ?? 0] ?? '';
    if (called === DEBUGGER_NOTE) continue;
    const size = nodes[node + sizeAt] ?? 0;
    bytes += size;
    const name = NAMED.has(kind) ? `${kind} ${called.slice(0, 60)}` : kind;
    by.set(name, (by.get(name) ?? 0) + size);
  }
  return { bytes, by };
}

const DEBUGGER_NOTE = 'blink::NetworkResourcesData::ResourceData';
/** Kinds whose names tell what they are; those of texts are the texts. */
const NAMED = new Set(['object', 'object shape', 'array', 'native', 'closure']);

/** What grew most between two looks, for whoever has to find out why. */
export const grown = (before: Held, after: Held): string =>
  [...after.by]
    .map(([name, bytes]) => ({ name, more: bytes - (before.by.get(name) ?? 0) }))
    .sort((one, other) => other.more - one.more)
    .slice(0, 12)
    .map(({ name, more }) => `${name} +${Math.round(more / 1024)} KiB`)
    .join(', ');

/** The same once it stands still: closing animations and last answers are over. A snapshot takes seconds, so stillness is told by the engine's sum. */
export async function settledMemory(session: CDPSession): Promise<Held> {
  let used = await usedHeap(session);
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const again = await usedHeap(session);
    if (Math.abs(again - used) < STILL_BYTES) break;
    used = again;
  }
  return heldMemory(session);
}

async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
