import type { Context as HonoContext } from 'hono';
import { codes } from '@/lib/contract/call/codes';
import { Refusal } from '@/reference-api/refusal';

/** Room for the fields beside the file. */
const BESIDE_BYTES = 64 * 1024;

/** A body held in memory; one that is larger than it may be is refused while it comes, whatever it says of its length. */
export async function readBody(c: HonoContext, most: number): Promise<Blob> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > most) throw new Refusal(codes.badFileFormat);
    chunks.push(chunk);
  }
  return new Blob(chunks as BlobPart[]);
}

/** A multipart form of an import, whose file is small. */
export async function readForm(c: HonoContext, maxFileBytes: number): Promise<FormData> {
  const body = await readBody(c, maxFileBytes + BESIDE_BYTES);
  const type = c.req.header('content-type') ?? '';
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch (error) {
    throw Object.assign(new Refusal(codes.invalidRequest), { cause: error });
  }
}
