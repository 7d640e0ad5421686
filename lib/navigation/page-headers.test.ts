import { describe, expect, test } from 'vitest';
import { pageHeaders } from './page-headers';

const headersFor = (pathname = '/dashboard', env: Record<string, string> = {}, development = false) =>
  pageHeaders({ nonce: 'N', pathname, env, development });
const policyOf = (...input: Parameters<typeof headersFor>) => headersFor(...input)['content-security-policy'] ?? '';

describe('the policy of a page', () => {
  test('lets scripts and styles run by nonce alone', () => {
    expect(policyOf()).toContain("script-src 'self' 'nonce-N' 'strict-dynamic';");
    expect(policyOf()).toContain("style-src 'self' 'nonce-N';");
    expect(policyOf()).not.toMatch(/script-src[^;]*unsafe/);
  });

  test('allows eval in development only', () => expect(policyOf('/', {}, true)).toContain("'unsafe-eval'"));

  test('names the origins of the environment, never their paths', () => {
    const policy = policyOf('/', { MEDIA_ROOT: 'https://cdn.test/media/', MAP_PICKER_URL: 'https://map.test/picker?key=1' });
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.test;");
    expect(policy).toContain("media-src 'self' blob: https://cdn.test;");
    expect(policy).toContain('frame-src https://map.test;');
    expect(policy).not.toContain('key=1');
  });

  test('frames nothing and is framed by nobody, but for our own map picker', () => {
    expect(policyOf()).toContain("frame-src 'self'; worker-src");
    expect(policyOf()).toContain("frame-ancestors 'none'");
    expect(headersFor()['x-frame-options']).toBe('DENY');
    expect(policyOf('/maps/picker')).toContain("frame-ancestors 'self'");
    expect(headersFor('/maps/picker')['x-frame-options']).toBe('SAMEORIGIN');
    expect(policyOf('/maps/picker/x')).toContain("frame-ancestors 'none'");
  });
});

test('the strict transport header is sent only where every origin is https', () => {
  expect(headersFor()).not.toHaveProperty('strict-transport-security');
  expect(headersFor('/', { PUBLIC_ORIGIN: 'https://a.test,http://localhost:3000' })).not.toHaveProperty('strict-transport-security');
  expect(headersFor('/', { PUBLIC_ORIGIN: 'https://a.test' })).toHaveProperty('strict-transport-security');
});

test('a map vendor may ask where one is, nobody else', () => {
  expect(headersFor()['permissions-policy']).toBe('fullscreen=(self), geolocation=()');
  expect(headersFor('/', { MAP_PICKER_URL: 'https://map.test/p' })['permissions-policy']).toContain('geolocation=("https://map.test")');
});
