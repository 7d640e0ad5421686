import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { codes } from '@/lib/contract/call/codes';
import { Refusal } from '@/reference-api/refusal';

/** What begins a part of an archive, and how much stands before the part's name. */
const PART = 'PK\u0003\u0004';
const HEAD_BYTES = 30;
/** A workbook of a few sheets has some dozens. */
const MOST_PARTS = 1_000;

const inflated = promisify(inflateRaw);

/**
 * Refuses an archive that unpacks to more than `most` bytes. Every place where a part may begin is looked at, and unpacked until the
 * limit is reached: what an archive says of itself is not believed, unless it says more.
 */
export async function limitUnpacked(archive: Buffer, most: number): Promise<void> {
  let left = most;
  let parts = 0;
  for (let at = archive.indexOf(PART); at >= 0; at = archive.indexOf(PART, at + PART.length)) {
    parts += 1;
    if (parts > MOST_PARTS || archive.length < at + HEAD_BYTES) throw new Refusal(codes.badFileFormat);
    left -= await unpackedBytes(archive, at, left);
    if (left < 0) throw new Refusal(codes.badFileFormat);
  }
}

async function unpackedBytes(archive: Buffer, at: number, most: number): Promise<number> {
  const isPacked = archive.readUInt16LE(at + 8) !== 0;
  const claimed = archive.readUInt32LE(at + 22);
  if (!isPacked) return claimed;
  const start = at + HEAD_BYTES + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
  const { length } = await inflated(archive.subarray(start), { maxOutputLength: Math.max(1, most) });
  return Math.max(claimed, length);
}
