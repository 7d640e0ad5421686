import { codes } from '@/lib/contract/call/codes';
import { Refusal } from '@/reference-api/refusal';
import { readSheet } from './read-sheet';

const ZIP = [0x50, 0x4b];

/** The text of an imported file: UTF-8 with or without BOM, or GBK; of a sheet the first page, its cells joined by the separator. */
export async function fileText(file: File, separator: string, maxBytes: number): Promise<string> {
  if (file.size > maxBytes || !/\.(?:txt|csv|xlsx)$/i.test(file.name)) throw new Refusal(codes.badFileFormat);
  const bytes = Buffer.from(await file.arrayBuffer());
  const isSheet = ZIP.every((byte, at) => bytes[at] === byte);
  if (isSheet !== /\.xlsx$/i.test(file.name)) throw new Refusal(codes.badFileFormat);
  return isSheet ? (await readSheet(bytes)).map((cells) => cells.join(separator)).join('\n') : decoded(bytes);
}

function decoded(bytes: Buffer): string {
  // A text of cards holds no zero bytes; a picture or a program does.
  if (bytes.includes(0)) throw new Refusal(codes.badFileFormat);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
