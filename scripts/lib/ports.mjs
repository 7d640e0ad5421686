import { createServer } from 'node:net';
import { Stop } from './stop.mjs';

/** Stops with one sentence when a port cannot be listened on. */
export async function requireFreePort(port, host, variable) {
  const problem = await listeningProblem(port, host);
  if (!problem) return;
  const choice = `set ${variable} to another one, for example: ${variable}=${port + 100} npm start`;
  if (problem === 'EADDRINUSE') throw new Stop(`Port ${port} is taken by another program: end it, or ${choice}`);
  if (problem === 'EACCES') throw new Stop(`Port ${port} may not be used by this account: ${choice}`);
  throw new Stop(`Cannot listen on ${host}:${port} (${problem}): check ${variable.replace('PORT', 'HOST')} and ${variable}.`);
}

/** A port that is free at this moment. */
export const freePort = () =>
  new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

const listeningProblem = (port, host) =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', (error) => done(error.code));
    server.listen({ port, host }, () => server.close(() => done(undefined)));
  });
