import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { codes } from '@/lib/contract/call/codes';
import { invoiceFile, MAX_INVOICE_FILE_MB } from '@/lib/contract/invoice/action';
import { success } from '@/reference-api/answer';
import { readForm } from '@/reference-api/import/read-form';
import { documentTypeOf } from '@/reference-api/media/document-type';
import { urlOfKey } from '@/reference-api/media/storage';
import { Refusal } from '@/reference-api/refusal';
import { type Api, serveStream } from '@/reference-api/serve';

const MOST_BYTES = MAX_INVOICE_FILE_MB * 1024 * 1024;

/** Mounts the upload of an invoice's file: pdf, ofd, png or jpg by content, kept under the hash of it. */
export function mountInvoiceFiles(api: Api): void {
  const { media } = api.context;
  serveStream(api, invoiceFile, async (_call, c) => {
    const file = (await readForm(c, MOST_BYTES)).get('file');
    if (!(file instanceof File) || file.size > MOST_BYTES) throw new Refusal(codes.badFileFormat);
    const bytes = Buffer.from(await file.arrayBuffer());
    const type = documentTypeOf(bytes);
    if (!type) throw new Refusal(codes.badFileFormat);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const key = `documents/${hash.slice(0, 2)}/${hash}.${type.extension}`;
    const path = media.incoming.newPath();
    try {
      await writeFile(path, bytes, { flag: 'wx' });
      await media.storage.put(key, path, type.type);
    } finally {
      await media.incoming.remove(path);
    }
    return c.json(success({ url: urlOfKey(key) }));
  });
}
