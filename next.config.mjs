import { existsSync } from 'node:fs';
import { join } from 'node:path';

// Several builds may live side by side: tests and measurements keep theirs apart from the one that runs.
const distDir = process.env.NEXT_DIST_DIR || '.next';

/** @type {import('next').NextConfig} */
const config = {
  distDir,
  poweredByHeader: false,
  reactStrictMode: true,
  // Remote pictures never run through this process: the optimiser is a class of attacks of its own (security.md 2.8).
  images: { unoptimized: true },
  serverExternalPackages: ['pino', 'prom-client', 'undici'],
  // `npm run check` type-checks everything, the tests included; a second pass inside the build would only repeat it.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // The title comes with its page for everybody, not after it: while it is on its way React tries the head again and again, up to a
  // hundred times within 100 ms of going to a page.
  htmlLimitedBots: /.*/,
  // The console runs beside the whole of node_modules: nobody reads which files each page needs, a sixth of the build's time.
  outputFileTracingExcludes: { '*': ['**/*'] },
  experimental: {
    // Fewer and larger chunks: a first page asks for 16 instead of 25 and loads 4 % less. Larger ones still would be in more files each,
    // which the first start waits for: 400 kB takes two fifths more of the processor for the build, this an eighth.
    turbopackChunking: { minChunkSize: 150_000 },
    // One pattern matches every screen, so Next would guess where a link leads before it asks; when somebody goes on meanwhile and the
    // question fails, it would load the page that was left (e2e S16).
    optimisticRouting: false,
    // No page takes a body, yet Next would keep ten megabytes of one for each request it matches.
    proxyClientMaxBodySize: '16kb',
    // Nothing reads the maps of what runs on the server: Node was never told to.
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    // What one build leaves for the next is 280 MB; the first start on a machine does not wait for it to be written.
    turbopackFileSystemCacheForBuild: existsSync(join(distDir, 'BUILD_ID')),
  },
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
