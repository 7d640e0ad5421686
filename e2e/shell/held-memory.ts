import type { CDPSession } from '@playwright/test';

interface HeapSnapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly unknown[] } };
  readonly nodes: readonly number[];
}

const STILL_BYTES = 20_000;
const MOST_LOOKS = 8;
export const MEGABYTE = 1024 * 1024;
export const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

/**
 * Bytes that objects, texts and elements of the page hold after a collection. Code is left out: the engine compiles what runs
 * often again and faster for minutes, about a megabyte of it, whether a page leaks or not.
 */
async function heldMemory(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const collect = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', collect);
  return sizeWithoutCode(JSON.parse(chunks.join('')) as HeapSnapshot);
}

function sizeWithoutCode({ snapshot, nodes }: HeapSnapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = (types[typeAt] as readonly string[]).indexOf('code');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (nodes[node + typeAt] !== code) bytes += nodes[node + sizeAt] ?? 0;
  }
  return bytes;
}

/** The same once it stands still: closing animations and last answers are over. */
export async function settledMemory(session: CDPSession): Promise<number> {
  let held = await heldMemory(session);
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const again = await heldMemory(session);
    if (Math.abs(again - held) < STILL_BYTES) return again;
    held = again;
  }
  return held;
}
