import { describe, expect, test } from 'vitest';
import { askSignedIn, startConsole, startUpstream, TOKEN } from './harness';
import { ask, pageHeaders } from './wire';

const FILE = '/api/v1/admin/invoice/file';
const FORM = { 'content-type': 'multipart/form-data; boundary=b' };
const body =
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4\r\n--b--\r\n';
const HASH = 'a'.repeat(64);
const MIB = 1024 * 1024;

/** An API that serves every address of its media as a file of this type. */
const serving = (type: string) =>
  startUpstream((_hit, request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': type, 'content-length': '8', 'content-disposition': 'inline' }).end('%PDF-1.4');
  });

describe('the file of an invoice on its way in', () => {
  test('carries its token as uploads do, and arrives as it was sent (open-questions 14)', async () => {
    const upstream = await startUpstream();
    const stage = await startConsole(upstream.root);
    const answer = await askSignedIn(stage, FILE, { method: 'POST', headers: FORM, body });
    expect(answer.json).toMatchObject({ code: 0 });
    const [hit] = upstream.hits;
    expect(hit?.rawHeaders).toContain('Token');
    expect(hit?.rawHeaders[(hit?.rawHeaders.indexOf('Token') ?? 0) + 1]).toBe(TOKEN);
    expect(hit?.body.toString()).toBe(body);
  });

  test('is refused above its size before a byte is read, and to strangers', async () => {
    const upstream = await startUpstream();
    const stage = await startConsole(upstream.root);
    const tooLong = Buffer.alloc(12 * MIB, 'x');
    expect(
      (await askSignedIn(stage, FILE, { method: 'POST', headers: { ...FORM, 'content-length': String(tooLong.length) }, body: tooLong }))
        .status,
    ).toBe(413);
    expect((await ask(stage, FILE, { method: 'POST', headers: { ...pageHeaders(''), ...FORM }, body })).json.code).toBe(50008);
    expect(upstream.hits).toEqual([]);
  });
});

describe('the file of an invoice on its way out', () => {
  test.each([
    ['application/pdf', 'pdf'],
    ['application/ofd', 'ofd'],
  ])('%s is saved and never opened in place', async (type, extension) => {
    const upstream = await serving(type);
    const stage = await startConsole(upstream.root);
    const { status, headers } = await askSignedIn(stage, `/media/documents/aa/${HASH}.${extension}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="${HASH}.${extension}"`,
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  test.each([
    ['a pdf among pictures', 'application/pdf', `/media/pictures/${HASH}.pdf`],
    ['a page among documents', 'text/html', `/media/documents/aa/${HASH}.pdf`],
    ['a program among documents', 'application/javascript', `/media/documents/aa/${HASH}.js`],
  ])('%s is not served', async (_what, type, path) => {
    const upstream = await serving(type);
    const stage = await startConsole(upstream.root);
    expect((await askSignedIn(stage, path)).json.code).toBe(50502);
  });
});
