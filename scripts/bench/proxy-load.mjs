import net from 'node:net';

/** Sends one request again and again over kept-alive connections, and counts the answers. Its orders come from whoever forked it. */
process.on('message', async ({ port, head, connections, seconds, rate }) => {
  const sockets = await Promise.all(Array.from({ length: rate ? Math.max(connections, rate) : connections }, () => connected(port)));
  const run = rate ? paced(sockets, head, seconds, rate) : flooded(sockets, head, seconds);
  const result = await run;
  for (const { socket } of sockets) socket.destroy();
  process.send(result);
});

/** Code that has run less often is not yet compiled; a busy computer is given longer. */
const ENOUGH = 6000;
const LONGEST_MS = 15_000;

/** As many calls as come back: each connection asks again as soon as it has its answer. */
async function flooded(sockets, head, seconds) {
  const begun = performance.now();
  const until = begun + seconds * 1000;
  let calls = 0;
  let failed = 0;
  await Promise.all(
    sockets.map(async (each) => {
      while (performance.now() < until || (calls < ENOUGH && performance.now() < begun + LONGEST_MS)) {
        const status = await each.ask(head);
        if (status === 200) calls += 1;
        else failed += 1;
      }
    }),
  );
  return { calls, failed, seconds: (performance.now() - begun) / 1000 };
}

/** So many calls a second, whatever the answers take. */
async function paced(sockets, head, seconds, rate) {
  const idle = [...sockets];
  const taken = [];
  let failed = 0;
  let begun = performance.now();
  const under = [];
  for (let sent = 0; sent < seconds * rate; sent += 1) {
    const at = begun + (sent * 1000) / rate;
    const wait = at - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    // A computer that stood still is not made up for: what was missed would come as one flood.
    else if (wait < -50) begun -= wait;
    const each = idle.pop();
    if (!each) continue;
    const started = performance.now();
    under.push(
      each.ask(head).then((status) => {
        if (status === 200) taken.push(performance.now() - started);
        else failed += 1;
        idle.push(each);
      }),
    );
  }
  await Promise.all(under);
  taken.sort((a, b) => a - b);
  const at = (share) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))];
  return { calls: taken.length, p50: at(0.5), p99: at(0.99), failed };
}

/** A connection that asks one thing at a time. */
async function connected(port) {
  const socket = net.connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let chunks = [];
  let done = () => undefined;
  const end = (status) => {
    chunks = [];
    done(status);
  };
  socket.on('data', (chunk) => {
    chunks.push(chunk);
    const status = wholeAnswer(chunks.length === 1 ? chunk : Buffer.concat(chunks));
    if (status) end(status);
  });
  socket.on('close', () => end('closed'));
  socket.on('error', () => undefined);
  const ask = (head) =>
    new Promise((resolve) => {
      done = resolve;
      socket.write(head);
    });
  return { socket, ask };
}

/** The status of an answer that has come to its end; 0 while it has not. */
function wholeAnswer(bytes) {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return 0;
  const head = bytes.latin1Slice(0, headEnd);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  const whole =
    length === undefined ? bytes.latin1Slice(bytes.length - 7) === '\r\n0\r\n\r\n' : bytes.length >= headEnd + 4 + Number(length);
  return whole ? Number(head.slice(9, 12)) : 0;
}
