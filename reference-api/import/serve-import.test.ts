import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { signedIn } from '@/lib/contract/access';
import { endpoint } from '@/lib/contract/call/endpoint';
import { importAnswer, MAX_IMPORT_FILE_BYTES } from '@/lib/contract/call/import-answer';
import { none } from '@/lib/contract/field/fields';
import { goodsCardImport } from '@/lib/contract/goods-card';
import { invoiceFile } from '@/lib/contract/invoice/action';
import { orderShipImport } from '@/lib/contract/order/hardware';
import { createApi } from '@/reference-api/app';
import { person } from '@/reference-api/testing/person';
import { testStack } from '@/reference-api/testing/world';
import { serveImport } from './serve-import';

const probe = endpoint({
  ...({ name: 'probe.import', kind: 'import', method: 'POST', path: '/v1/admin/probe/import', access: signedIn } as const),
  ...{ query: none, body: none, data: importAnswer, idempotent: true },
});

const world = await testStack();
const admin = await world.as('admin');

const form = () => {
  const body = new FormData();
  body.append('file', new File(['head\nline\n'], 'lines.csv'));
  return body;
};

it('an import that met another write runs again', async () => {
  const api = createApi(world.context);
  let runs = 0;
  const settled: string[] = [];
  serveImport(api, probe, { types: ['csv'], maxRows: 5, head: true }, async ({ database, afterCommit }, { rows }) => {
    runs += 1;
    afterCommit(async () => void settled.push(`run ${runs}`));
    if (runs === 1) await database.execute(sql`do $$ begin raise exception 'met' using errcode = '40P01'; end $$`);
    return { total: rows.length, imported: 1, duplicate: 0, invalid: [] };
  });
  const answer = await person(api.app, admin.token, 0).send(probe, { body: form() });
  expect(answer).toMatchObject({ code: 0, data: { total: 1, imported: 1 } });
  expect({ runs, settled }).toEqual({ runs: 2, settled: ['run 2'] });
});

it('a file of lines larger than the console lets through is refused', async () => {
  const body = new FormData();
  body.append('file', new File(['x'.repeat(MAX_IMPORT_FILE_BYTES + 1)], 'lines.csv'));
  expect(await admin.send(orderShipImport, { body, headers: { 'idempotency-key': 'large' } })).toMatchObject({ code: 40005 });
});

it('an import that must not run twice is refused without a key', async () => {
  expect(await admin.send(orderShipImport, { body: form(), headers: { 'idempotency-key': '' } })).toMatchObject({
    code: 40001,
    data: { fieldErrors: [{ field: 'Idempotency-Key' }] },
  });
});

it.each([
  ['an import of lines', orderShipImport, 'multipart/form-data; boundary=b'],
  ['a document', invoiceFile, 'multipart/form-data; boundary=b'],
  ['an import of cards as a form', goodsCardImport, 'multipart/form-data; boundary=b'],
  ['an import of cards as text', goodsCardImport, 'application/json'],
])('security D6: %s that goes on and on is refused while it comes', async (_what, { method, path }, type) => {
  const chunk = new Uint8Array(1024 * 1024).fill(32);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      if (sent > 60) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const headers = { token: admin.token, storeid: '0', 'idempotency-key': 'endless', 'content-type': type };
  const answer = await world.api.app.request(path, { method, headers, body, duplex: 'half' } as RequestInit);
  expect(await answer.json()).toMatchObject({ code: 40005 });
  expect(sent).toBeLessThan(30);
});
