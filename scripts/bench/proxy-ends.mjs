import http from 'node:http';

/** A process of the benchmark: the API, or one of the proxies the console is measured against. Told which by its first argument. */
const [role, target] = process.argv.slice(2);

const ROW = { id: 1, username: 'somebody', name: '商台', status: 1, createTime: '2026-01-01 08:00:00' };
const list = Array.from({ length: 20 }, (_, index) => ({ ...ROW, id: index + 1 }));
const answer = (data) => Buffer.from(JSON.stringify({ code: 0, msg: '', message: '', data }));
/** About 2 KB, as a page of a list is. */
const page = answer({ list, totalCount: 20 });
const login = answer({ token: 'bench-token', storeId: 0 });
/** As large as a picture in a list. */
const picture = Buffer.alloc(20_000, 7);

function api() {
  return http.createServer((request, response) => {
    request.resume();
    const isMedia = request.url.startsWith('/media/');
    const body = isMedia ? picture : request.url.includes('/user/login') ? login : page;
    response.writeHead(200, { 'content-type': isMedia ? 'image/png' : 'application/json', 'content-length': body.length }).end(body);
  });
}

/** As little as a proxy can do: headers over, body through. */
async function undici() {
  const { Pool } = await import('undici');
  const pool = new Pool(target, { connections: 64 });
  return http.createServer((request, response) => {
    const { connection: _own, host: _other, ...headers } = request.headers;
    pool.stream(
      { path: request.url, method: request.method, headers, opaque: response },
      ({ statusCode, headers: answered, opaque }) => opaque.writeHead(statusCode, answered),
      (error) => error && response.destroy(error),
    );
  });
}

async function httpProxy() {
  const { createProxyServer } = await import('http-proxy-3');
  const proxy = createProxyServer({ target, agent: new http.Agent({ keepAlive: true, maxSockets: 64 }) });
  return http.createServer((request, response) => proxy.web(request, response));
}

const server = await { api, undici, 'http-proxy-3': httpProxy }[role]();
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
