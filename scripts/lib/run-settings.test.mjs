import { afterEach, expect, test, vi } from 'vitest';
import { apiService, consoleService, runSettings } from './run-settings.mjs';

afterEach(() => vi.unstubAllEnvs());

const VARIABLES = ['HOST', 'PORT', 'PUBLIC_ORIGIN', 'REFERENCE_API_PORT', 'API_ROOT', 'DATA_DIR'];

/** The address that is shown, the one origin that is named to the console, and the address it is waited for at. */
function given(variables) {
  for (const name of VARIABLES) vi.stubEnv(name, variables[name] ?? '');
  const settings = runSettings();
  const { env, ready } = consoleService(settings, { sessionKeys: '' });
  return { shown: settings.address, named: env.PUBLIC_ORIGIN || undefined, ready };
}

test.each([
  [{}, 'http://localhost:3000', undefined, 'http://127.0.0.1:3000/healthz'],
  [{ HOST: '0.0.0.0', PORT: '4000' }, 'http://localhost:4000', undefined, 'http://127.0.0.1:4000/healthz'],
  [{ HOST: '::' }, 'http://localhost:3000', undefined, 'http://127.0.0.1:3000/healthz'],
  [{ HOST: '192.168.1.5' }, 'http://192.168.1.5:3000', 'http://192.168.1.5:3000', 'http://192.168.1.5:3000/healthz'],
  [{ HOST: '192.168.1.5', PORT: '80' }, 'http://192.168.1.5', 'http://192.168.1.5', 'http://192.168.1.5/healthz'],
  [{ HOST: '::1' }, 'http://[::1]:3000', 'http://[::1]:3000', 'http://[::1]:3000/healthz'],
  [{ PUBLIC_ORIGIN: 'https://a.example, https://b.example' }, 'https://a.example', 'https://a.example, https://b.example'],
  [
    { HOST: '192.168.1.5', PUBLIC_ORIGIN: 'https://a.example' },
    'https://a.example',
    'https://a.example',
    'http://192.168.1.5:3000/healthz',
  ],
])('%o: people are sent where they can sign in, %s', (variables, shown, named, ready = 'http://127.0.0.1:3000/healthz') => {
  expect(given(variables)).toEqual({ shown, named, ready });
});

test('a reference API that listens at an address of IPv6 is waited for there', () => {
  const settings = { env: {}, apiPort: 3001, dataFolder: '' };
  expect(apiService(settings, { host: '::1' }).ready).toBe('http://[::1]:3001/healthz');
  expect(apiService(settings, { host: '::' }).ready).toBe('http://127.0.0.1:3001/healthz');
});
