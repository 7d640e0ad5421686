/** What the headers of a page depend on. */
export interface PageHeaderInput {
  readonly nonce: string;
  readonly pathname: string;
  /** Development needs eval for fast refresh. */
  readonly development: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The one page that may be framed, by the console itself: the offline map picker (security.md 2.7). */
const FRAMED_PATH = '/maps/picker';

/** Security headers of every page, the nonce's Content-Security-Policy first (security.md 2.7). */
export function pageHeaders(input: PageHeaderInput): Record<string, string> {
  const framed = input.pathname === FRAMED_PATH;
  const mapOrigin = originOf(input.env.MAP_PICKER_URL);
  return {
    'content-security-policy': contentSecurityPolicy(input, mapOrigin, framed),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `fullscreen=(self), geolocation=(${mapOrigin ? `"${mapOrigin}"` : ''})`,
    'x-frame-options': framed ? 'SAMEORIGIN' : 'DENY',
    'cache-control': 'private, no-store',
    ...(httpsOnly(input.env.PUBLIC_ORIGIN) ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

function contentSecurityPolicy({ nonce, development, env }: PageHeaderInput, mapOrigin: string | undefined, framed: boolean): string {
  const media = withOrigin('', originOf(env.MEDIA_ROOT));
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Server-rendered markup carries style attributes, which no nonce can cover.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${media}`,
    `media-src 'self' blob:${media}`,
    "connect-src 'self'",
    "font-src 'self' data:",
    // Without a configured vendor the picker is a page of our own.
    `frame-src ${mapOrigin ?? "'self'"}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    'report-uri /api/csp-report',
  ].join('; ');
}

const withOrigin = (before: string, origin: string | undefined) => (origin ? `${before} ${origin}` : before);
const originOf = (address: string | undefined) => (address && URL.canParse(address) ? new URL(address).origin : undefined);
const httpsOnly = (origins: string | undefined) =>
  Boolean(origins) && (origins ?? '').split(',').every((each) => each.trim().startsWith('https:'));
