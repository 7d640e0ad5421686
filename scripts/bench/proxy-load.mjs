import net from 'node:net';

/** Sends one request again and again over kept-alive connections, and counts the answers. Its orders come from whoever forked it. */
process.on('message', async ({ port, head, connections, seconds, rate }) => {
  const sockets = await Promise.all(Array.from({ length: connections }, () => connected(port)));
  const result = await (rate ? paced(sockets, head, seconds, rate) : flooded(sockets, head, seconds));
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

/**
 * An open loop: so many calls a second are due whatever the answers take, and each counts from the moment it was due, so that a pause of
 * the proxy is paid by every call that would have come in it (no "coordinated omission"). What is due while all connections are busy
 * waits for one. The load's own lateness is told beside it: no call can be faster than its sender.
 */
async function paced(sockets, head, seconds, rate) {
  const idle = [...sockets];
  const due = [];
  const taken = [];
  const late = [];
  const under = [];
  let failed = 0;
  const ask = (each, dueAt) => {
    const answered = each.ask(head).then((status) => {
      if (status === 200) taken.push(performance.now() - dueAt);
      else failed += 1;
      const next = due.shift();
      if (next === undefined) idle.push(each);
      else ask(each, next);
    });
    under.push(answered);
  };
  const begun = performance.now();
  for (let sent = 0; sent < seconds * rate; sent += 1) {
    const dueAt = begun + (sent * 1000) / rate;
    await until(dueAt);
    late.push(performance.now() - dueAt);
    const each = idle.pop();
    if (each) ask(each, dueAt);
    else due.push(dueAt);
  }
  for (let at = 0; at < under.length; at += 1) await under[at];
  return { calls: taken.length, failed, ...shares('', taken), ...shares('late', late) };
}

/** A timer comes a millisecond late by design: the last one is passed by letting everything else go first. */
async function until(moment) {
  const wait = moment - performance.now();
  if (wait > 1.5) await new Promise((resolve) => setTimeout(resolve, wait - 1.5));
  while (performance.now() < moment) await new Promise((resolve) => setImmediate(resolve));
}

function shares(name, taken) {
  taken.sort((a, b) => a - b);
  const at = (share) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? Number.NaN;
  return { [`${name}p50`]: at(0.5), [`${name}p90`]: at(0.9), [`${name}p99`]: at(0.99), [`${name}max`]: at(1) };
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
