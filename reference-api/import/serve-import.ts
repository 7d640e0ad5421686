import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { codes } from '@/lib/contract/call/codes';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { MAX_IMPORT_FILE_BYTES } from '@/lib/contract/call/import-answer';
import { success } from '@/reference-api/answer';
import { givenKey, once } from '@/reference-api/idempotency';
import { Refusal } from '@/reference-api/refusal';
import { type Api, type Call, serveStream } from '@/reference-api/serve';
import { inTransaction } from '@/reference-api/transaction';
import { wireAnswer } from '@/reference-api/wire-answer';
import { readForm } from './read-form';
import { readTable, type TableRow, type TableType } from './read-table';

interface Rules {
  readonly types: readonly TableType[];
  /** Lines besides the head, where the file has one. */
  readonly maxRows: number;
  /** Whether the first line names the columns. */
  readonly head: boolean;
}

/** What was sent: the lines of the file without its head, and the other fields of the form. */
export interface ImportedTable {
  readonly rows: readonly TableRow[];
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Mounts an import: the lines of the field `file` are handed over inside of one transaction, and the same file under the same key
 * is imported once (00-conventions 1.3 and 1.5).
 */
export function serveImport<Query, Body, Data>(
  api: Api,
  endpoint: Endpoint<Query, Body, Data>,
  rules: Rules,
  handle: (call: Call<Query>, table: ImportedTable) => Promise<Data>,
): void {
  serveStream(api, endpoint, async (call, c) => {
    const key = endpoint.idempotent ? givenKey(c.req.header('idempotency-key')) : undefined;
    const { bytes, name, fields } = await receivedFile(c);
    const lines = await readTable(bytes, name, rules.types);
    const rows = rules.head ? lines.slice(1) : lines;
    if (rows.length > rules.maxRows) throw new Refusal(codes.tooManyImportRows, { n: rules.maxRows });
    const request = `${endpoint.name} ${createHash('sha256').update(bytes).update(JSON.stringify(fields)).digest('hex')}`;
    const later: (() => Promise<void>)[] = [];
    const afterCommit = (work: () => Promise<void>) => void later.push(work);
    const answer = await inTransaction(api.context.database, (database) => {
      const run = async () => {
        later.length = 0;
        const data = await handle({ ...call, body: undefined, database, afterCommit }, { rows, fields });
        return JSON.stringify(success(wireAnswer(endpoint, data)));
      };
      const { caller, context, now, translate } = call;
      return key ? once(database, { adminId: caller.adminId, key, request, now, keys: context.keys, translate }, run) : run();
    });
    later.forEach(call.afterCommit);
    return c.body(answer, 200, { 'content-type': 'application/json; charset=utf-8' });
  });
}

async function receivedFile(c: HonoContext) {
  const { file, ...others } = Object.fromEntries(await readForm(c, MAX_IMPORT_FILE_BYTES));
  if (!(file instanceof File) || file.size > MAX_IMPORT_FILE_BYTES) throw new Refusal(codes.badFileFormat);
  const fields = Object.entries(others).flatMap(([field, value]) => (typeof value === 'string' ? [[field, value] as const] : []));
  return { bytes: Buffer.from(await file.arrayBuffer()), name: file.name, fields: Object.fromEntries(fields) };
}
