import http from 'node:http';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { askSignedIn, cookieFor, startConsole, startUpstream } from '@/lib/bff/attacks/harness';
import { pageHeaders, raw } from '@/lib/bff/attacks/wire';

const CALL = '/api/v1/admin/user/list';
const UPLOAD = '/api/v1/admin/picture/upload';

const said = async (port: number, bytes: string) => (await raw(port, bytes)).text;

describe('pages', () => {
  test('security D5, N4: go to Next, and a body they have no use for is refused before it is read', async () => {
    const { port } = await startConsole((await startUpstream()).root);
    const head = (first: string, more: string) => `${first} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}\r\n`;
    expect(await said(port, head('GET /login', ''))).toMatch(/^HTTP\/1\.1 200 .*a page$/s);
    expect(await said(port, head('POST /login', 'Content-Length: 10485760\r\n'))).toMatch(/^HTTP\/1\.1 413 /);
    expect(await said(port, head('POST /login', 'Transfer-Encoding: chunked\r\n'))).toMatch(/^HTTP\/1\.1 413 /);
    expect(await said(port, head('TRACE /login', ''))).toMatch(/^HTTP\/1\.1 405 /);
  });

  test.each(['/%', '/order/%E4%ZZ', '/_next/static/%', '/redirect/%ff?a=1'])(
    '%s, which is no address, leads to the page that says so',
    async (path) => {
      const { port } = await startConsole((await startUpstream()).root);
      const get = (target: string) => said(port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(await get(path)).toMatch(/^HTTP\/1\.1 307 .*location: \/404\r\n/s);
      expect(await get('/member/memberList?keyword=%')).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  test('that fail are answered with 500 and nothing of the reason', async () => {
    const { port, log } = await startConsole((await startUpstream()).root, {}, {}, () => Promise.reject(new Error('inner words')));
    expect(await said(port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 500 (?!.*inner words)/s);
    expect(log.join()).toContain('inner words');
  });
});

describe('security D19: the log', () => {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;

  test('has a line for each page, without its query, and none for files', async () => {
    const { port, log } = await startConsole((await startUpstream()).root);
    for (const path of ['/member/memberList?keyword=13800001111', '/_next/static/a.js', '/brand/logo.svg', '/healthz'])
      await said(port, get(path));
    await expect.poll(() => log.length).toBe(1);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ call: 'page', status: 200, method: 'GET', detail: { path: '/member/memberList' } });
    expect(log.join()).not.toContain('13800001111');
  });

  test('tells of a session cookie that was worth nothing', async () => {
    const { port, log } = await startConsole((await startUpstream()).root, {}, {}, async (_request, response) => {
      response.setHeader('set-cookie', ['Admin-Token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0']);
      response.writeHead(307).end();
    });
    await said(port, get('/dashboard'));
    await expect.poll(() => log.length).toBe(1);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ status: 307, level: 'warn', security: 'unusable session cookie' });
  });

  test('row 92: bare /api and /media are answered by the proxy', async () => {
    const { port } = await startConsole((await startUpstream()).root);
    for (const path of ['/api', '/media', '/api?x=1']) expect(await said(port, get(path))).toMatch(/^HTTP\/1\.1 40[0-9] .*"code":4/s);
  });
});

describe('connections', () => {
  test('never change their protocol', async () => {
    const upstream = await startUpstream();
    const { port } = await startConsole(upstream.root);
    const upgrade = `GET ${CALL} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
    expect(await said(port, upgrade)).toMatch(/^HTTP\/1\.1 400 /);
    expect(upstream.hits).toHaveLength(0);
  });

  test('security D4: may take as long as the longest upload, but not with their head', async () => {
    const { server } = await startConsole((await startUpstream()).root);
    expect(server.requestTimeout).toBeGreaterThan(30 * 60_000);
    expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
    expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  });
});

describe('an upload that is refused while it runs', () => {
  test('security D8: reads its refusal although it sends its whole body first, as browsers do', async () => {
    const upstream = await startUpstream((_hit, request, response) => {
      request.once('data', () => response.end('{"code":40005,"msg":"no picture","data":null}'));
    });
    const stage = await startConsole(upstream.root);
    const length = 40 * 1024 * 1024;
    const headers = {
      ...pageHeaders(await cookieFor(stage)),
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(length),
    };
    const answer = await new Promise<string>((resolve, reject) => {
      const request = http.request({ port: stage.port, host: '127.0.0.1', path: UPLOAD, method: 'POST', headers });
      request.on('error', reject);
      request.on('response', (response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => resolve(text));
      });
      const piece = Buffer.alloc(256 * 1024, 120);
      const send = (left: number): void => {
        if (left === 0) return void request.end();
        request.write(piece, (error) => (error ? reject(error) : send(left - piece.length)));
      };
      send(length);
    });
    expect(answer).toContain('40005');
  });
});

describe('larger answers', () => {
  const big = JSON.stringify({ code: 0, msg: '', data: { text: '商台'.repeat(4000) } });
  const answering = async (body: string) => {
    const upstream = await startUpstream((_hit, _request, response) => response.setHeader('content-type', 'application/json').end(body));
    return startConsole(upstream.root);
  };

  test('are packed for clients that accept it, and for nobody else', async () => {
    const stage = await answering(big);
    const packed = await askSignedIn(stage, CALL, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.bytes).toString()).toBe(big);
    expect(packed.headers.vary).toContain('accept-encoding');
    for (const accepted of ['', 'br', 'gzip;q=0']) {
      const plain = await askSignedIn(stage, CALL, { headers: { 'accept-encoding': accepted } });
      expect([accepted, plain.headers['content-encoding'], plain.bytes.length]).toEqual([accepted, undefined, Buffer.byteLength(big)]);
    }
  });

  test('do not include small ones', async () => {
    const small = await askSignedIn(await answering('{"code":0,"msg":"","data":{}}'), CALL, { headers: { 'accept-encoding': 'gzip' } });
    expect(small.headers['content-encoding']).toBeUndefined();
  });
});
