/** @type {import('next').NextConfig} */
const config = {
  // Several builds may live side by side: tests and measurements keep theirs apart from the one that runs.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // Remote pictures never run through this process: the optimiser is a class of attacks of its own (security.md 2.8).
  images: { unoptimized: true },
  serverExternalPackages: ['pino', 'prom-client', 'undici'],
  // `npm run check` type-checks everything, the tests included; a second pass inside the build would only repeat it.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // No page takes a body, yet Next would keep ten megabytes of one for each request it matches.
  experimental: { proxyClientMaxBodySize: '16kb' },
  // Messages are parsed by the build, as next-intl's plugin does it (it would ask for a request configuration that nothing here reads):
  // the parser weighs 9 KiB on every page.
  turbopack: {
    rules: {
      '*.json': {
        condition: { path: /lib\/messages\/(?:en|zh-CN)\/[\w-]+\.json$/ },
        loaders: [{ loader: 'next-intl/extractor/catalogLoader', options: { messages: { format: 'json', precompile: true } } }],
        as: '*.js',
      },
    },
    resolveAlias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
};

export default config;
