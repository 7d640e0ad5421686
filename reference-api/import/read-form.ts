import type { Context as HonoContext } from 'hono';
import { codes } from '@/lib/contract/call/codes';
import { Refusal } from '@/reference-api/refusal';

/** Room for the fields beside the file. */
const BESIDE_BYTES = 64 * 1024;

/** A multipart form of an import, held in memory: its file is small, and one that is not is refused while it comes. */
export async function readForm(c: HonoContext, maxFileBytes: number): Promise<FormData> {
  const { body, headers } = c.req.raw;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxFileBytes + BESIDE_BYTES) throw new Refusal(codes.badFileFormat);
    chunks.push(chunk);
  }
  const type = headers.get('content-type') ?? '';
  try {
    return await new Response(new Blob(chunks as BlobPart[]), { headers: { 'content-type': type } }).formData();
  } catch (error) {
    throw Object.assign(new Refusal(codes.invalidRequest), { cause: error });
  }
}
