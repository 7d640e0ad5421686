import { LEFT_OUT } from './scripts/lib/left-out.mjs';

const leftOut = new RegExp(`node_modules/(?:${LEFT_OUT.join('|').replaceAll('.', '\\.')})$`);

/** @type {import('next').NextConfig} */
const config = {
  // Several builds may live side by side: tests and measurements keep theirs apart from the one that runs.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // Remote pictures never run through this process: the optimiser is a class of attacks of its own (security.md 2.8).
  images: { unoptimized: true },
  serverExternalPackages: ['pino', 'prom-client'],
  // `npm run check` type-checks everything, the tests included; a second pass inside the build would only repeat it.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // No page takes a body, yet Next would keep ten megabytes of one for each request it matches.
  experimental: { proxyClientMaxBodySize: '16kb' },
  turbopack: {
    rules: {
      '*.{js,mjs}': { condition: { path: leftOut }, loaders: ['./scripts/lib/left-out.mjs'] },
    },
    // Parts of libraries that every page would carry and no page uses; what stands in for each says why.
    resolveAlias: {
      'use-intl/format-message': './lib/messages/fill-message.ts',
      'hoist-non-react-statics': './components/theme/no-statics.ts',
      '@emotion/is-prop-valid': './components/theme/forwarded-props.ts',
      'react-is': './components/theme/element-kinds.ts',
    },
  },
};

export default config;
