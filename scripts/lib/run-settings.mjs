import { apiFolder, consoleServer } from './build.mjs';
import { endLeftDatabase } from './data/left-database.mjs';
import { environmentWithFiles } from './env-files.mjs';
import { fromProject, inProject } from './project.mjs';
import { Stop } from './stop.mjs';

/** What a run is made of, from the environment and the `.env` files; defaults suit one machine. */
export function runSettings() {
  const env = environmentWithFiles();
  const host = env.HOST || '127.0.0.1';
  const port = portOf(env, 'PORT', 3000);
  const apiPort = portOf(env, 'REFERENCE_API_PORT', 3001);
  return {
    env,
    host,
    port,
    apiPort,
    dataFolder: fromProject(env.DATA_DIR || '.data'),
    /** Without an API root of the operator's own, the reference API is part of the run. */
    ownApi: !env.API_ROOT,
    apiRoot: env.API_ROOT || `http://127.0.0.1:${apiPort}`,
    address: firstOrigin(env) ?? addressAt(shownHost(host), port),
  };
}

function portOf(env, name, usual) {
  const port = Number(env[name] || usual);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Stop(`${name}=${env[name]} is not a port: use a number from 1 to 65535.`);
}

const firstOrigin = (env) => env.PUBLIC_ORIGIN?.split(',')[0].trim() || undefined;

/** An address as browsers spell an origin: the usual port left out, IPv6 in brackets. */
const addressAt = (host, port) => {
  const text = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  // What is no host name is told with the other bad settings.
  return URL.canParse(text) ? new URL(text).origin : text;
};

/** Names under which a person can reach a listening address from the machine itself. */
const shownHost = (host) => (['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host);

/** Where the machine itself reaches a listening address. */
const ownName = (host) => (['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host);

/** Whoever listens at one address alone is opened there; the console's own default names this machine's usual two. */
const publicOrigin = ({ env, host, port }) => {
  if (env.PUBLIC_ORIGIN || ['localhost', '127.0.0.1'].includes(ownName(host))) return env.PUBLIC_ORIGIN;
  return addressAt(host, port);
};

/** The reference API as a service; beside its console nobody else has to reach it. */
export const apiService = (
  { env, apiPort, dataFolder },
  { args = [inProject(apiFolder(), 'main.mjs')], output, host = '127.0.0.1' } = {},
) => ({
  name: 'The reference API',
  args,
  env: { ...env, REFERENCE_API_PORT: String(apiPort), DATA_DIR: dataFolder, REFERENCE_API_HOST: host },
  output,
  ready: `${addressAt(ownName(host), apiPort)}/healthz`,
  // The first start makes the database and the demo data, and tells how far it is (reference-api/database/seed/tell-day.ts).
  progress: /^Making the demo platform/,
  withinMs: 180_000,
  // A database of the operator's own is nobody's to end.
  afterKill: env.DATABASE_URL ? undefined : () => endLeftDatabase(dataFolder),
});

/** The console as a service: the built one behind its own server, or, for development, Next's with reload. */
export const consoleService = ({ env, host, port, apiRoot }, { sessionKeys, output, development = false }) => ({
  name: 'The console',
  args: development
    ? [inProject('node_modules/next/dist/bin/next'), 'dev', '--port', String(port), '--hostname', host]
    : [inProject(consoleServer())],
  env: {
    ...env,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: development ? 'development' : 'production',
    API_ROOT: apiRoot,
    SESSION_KEYS: env.SESSION_KEYS || sessionKeys,
    PORT: String(port),
    HOST: host,
    PUBLIC_ORIGIN: publicOrigin({ env, host, port }),
  },
  output,
  ready: `${addressAt(ownName(host), port)}/healthz`,
});
