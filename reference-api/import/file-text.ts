import { codes } from '@/lib/contract/call/codes';
import { decodeText } from '@/lib/contract/call/decode-text';
import { Refusal } from '@/reference-api/refusal';
import { readSheet } from './read-sheet';

const ZIP = [0x50, 0x4b];

/** The text of an imported file, whatever its encoding; of a sheet the first page, its cells joined by the separator. */
export async function fileText(file: File, separator: string, maxBytes: number): Promise<string> {
  if (file.size > maxBytes || !/\.(?:txt|csv|xlsx)$/i.test(file.name)) throw new Refusal(codes.badFileFormat);
  const bytes = Buffer.from(await file.arrayBuffer());
  const isSheet = ZIP.every((byte, at) => bytes[at] === byte);
  if (isSheet !== /\.xlsx$/i.test(file.name)) throw new Refusal(codes.badFileFormat);
  return isSheet ? (await readSheet(bytes)).map((cells) => cells.join(separator)).join('\n') : decoded(bytes);
}

function decoded(bytes: Buffer): string {
  const text = decodeText(bytes);
  // A text of cards holds no zero characters; a picture or a program does.
  if (text.includes('\0')) throw new Refusal(codes.badFileFormat);
  return text;
}
