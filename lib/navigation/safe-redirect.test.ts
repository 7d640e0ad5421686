import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginPath, returnTarget, safeRedirect } from './safe-redirect';

/** Addresses that leave the console, or that are no page of it (security.md row 49). */
const attacks = [
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\r/evil.example',
  '/\n/evil.example',
  '/\u000b/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/x/..//evil.example',
  '/%2e%2e//evil.example',
  '/%2e//evil.example',
  '/%2f/evil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%5c%5cevil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20//evil.example',
  'https://evil.example',
  'http:evil.example',
  'https:/evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '@evil.example',
  'user:pass@evil.example',
  '/\u2028/evil.example',
  '/\u3000/evil.example',
  '/%e0%a4%a',
  `/${'a'.repeat(5 * 1024)}`,
  '/login?redirect=/login',
  '/LOGIN',
  '/api/v1/admin/user/info',
  '/_next/static/x.js',
];

describe('where a sign-in may lead', () => {
  test('the corpus has its 43 strings', () => expect(new Set(attacks).size).toBe(43));
  test.each(attacks)('%j leads home', (wanted) => expect(safeRedirect(wanted)).toBe('/'));
  test.each(['', null, undefined, 'dashboard', '?x=1', '#x'])('%j leads home', (wanted) => expect(safeRedirect(wanted)).toBe('/'));
  test.each(['/auth-redirect', '/redirect/login', '/media/x.png', '/healthz', '/%6cogin', '/x/../login', '/./api/v1/x'])(
    '%j is no page',
    (wanted) => expect(safeRedirect(wanted)).toBe('/'),
  );
  test.each([
    '/dashboard',
    '/order/cashList?page=2&status=1',
    '/goods/x?a=1',
    '/loginHistory',
    '/apiary',
    '/x?next=//evil.example',
    '/a#b',
  ])('%j is kept', (wanted) => expect(safeRedirect(wanted)).toBe(wanted));

  test('whatever is asked for, the browser stays on the console and reads the address as we did', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc
            .string({ unit: fc.constantFrom('/', '\\', '.', '%2f', '%5c', '\t', '@', ':', 'a', '?', '#', '\u2028') })
            .map((tail) => `/${tail}`),
        ),
        (wanted) => {
          const target = safeRedirect(wanted);
          const opened = new URL(target, 'https://console.test/login');
          expect(opened.origin).toBe('https://console.test');
          expect(target).toMatch(/^\/(?![/\\])/);
          expect(safeRedirect(target)).toBe(target);
        },
      ),
      { numRuns: 2000 },
    ));
});

describe('the remembered page', () => {
  test('Chinese and nested queries survive the round trip', () => {
    const wanted = '/order/编辑/1?x=%2F%2F&y=a%20b&z=中';
    const remembered = new URL(loginPath(wanted), 'https://console.test');
    const target = new URL(returnTarget(remembered.searchParams), 'https://console.test');
    expect(decodeURIComponent(target.pathname)).toBe('/order/编辑/1');
    expect([...target.searchParams]).toEqual([...new URL(wanted, 'https://console.test').searchParams]);
    expect(target.search).toContain('x=%2F%2F');
  });

  test('the other query keys of the sign-in address are added', () => {
    expect(returnTarget(new URLSearchParams('redirect=/order/cashList?page=2&from=mail&tag=1&tag=2'))).toBe(
      '/order/cashList?page=2&from=mail&tag=1&tag=2',
    );
    expect(returnTarget(new URLSearchParams('from=mail'))).toBe('/?from=mail');
  });

  test('a loop lands home', () => expect(returnTarget(new URLSearchParams('redirect=/login?redirect=/login'))).toBe('/'));
  test('of two redirects the first counts, and it is checked', () =>
    expect(returnTarget(new URLSearchParams('redirect=//evil.example&redirect=/dashboard'))).toBe('/'));
});
