/** @type {import('next').NextConfig} */
const config = {
  // Several builds may live side by side: tests and measurements keep theirs apart from the one that runs.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // Remote pictures never run through this process: the optimiser is a class of attacks of its own (security.md 2.8).
  images: { unoptimized: true },
  serverExternalPackages: ['pino', 'prom-client', 'rate-limiter-flexible'],
  // `npm run check` type-checks everything, the tests included; a second pass inside the build would only repeat it.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  turbopack: {
    // Parts of libraries that every page would carry and no page uses; what stands in for each says why.
    resolveAlias: {
      'use-intl/format-message': './lib/messages/fill-message.ts',
      'hoist-non-react-statics': './components/theme/no-statics.ts',
    },
  },
};

export default config;
