import path from 'node:path'
import type { NextConfig } from 'next'
import { withPayload } from '@payloadcms/next/withPayload'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

const config: NextConfig = {
  poweredByHeader: false,
  serverExternalPackages: [
    // It finds its own files by where it lies, so it must not be bundled.
    'fs-native-extensions',
    'harfbuzzjs',
    // Bundled, each route has classes of its own, and an error thrown by one is a stranger to another: which
    // field was refused, and why, gets lost.
    'payload',
    '@payloadcms/drizzle',
    '@payloadcms/db-sqlite',
    '@payloadcms/db-postgres',
    '@payloadcms/storage-s3',
    '@aws-sdk/client-s3',
    '@redis/client',
  ],
  // `npm run types` checks them; a build that does so as well takes half as long again, and a start on a new machine waits for it.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  // Pictures have their sizes already; the optimiser would work for whoever asks, and write into the build's folder.
  images: { unoptimized: true },
  // Metadata streamed into the body is lost to link previews: always send it in the head.
  htmlLimitedBots: /.*/,
  experimental: {
    // Our own server has counted it by then (lib/server/requests/body-limits.ts): beyond this the framework cuts bodies off silently.
    proxyClientMaxBodySize: '30mb',
    // Of the server's code, which nobody reads there.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    // To write it takes a sixth of the time of a build, and nobody builds again on the machine of a check.
    turbopackFileSystemCacheForBuild: !process.env.CI,
    // By itself the bundler puts the styles of nearly all components into one file that every page loads. This
    // cuts them so small that a page loads its own alone; scripts/build/merge-styles.mjs makes one file of them.
    cssChunking: { type: 'graph', requestCost: 100, weightDistribution: 0.3 },
  },
  cacheHandler: path.resolve('lib/server/cache-handler.mjs'),
}

const wrapped = withPayload(withNextIntl(config))

/** A worker has a policy of its own: it fetches pages, and nothing else. */
const CHECK_IN_WORKER = {
  source: '/admin/check-in/service-worker.js',
  headers: [
    { key: 'Content-Security-Policy', value: "default-src 'none'; connect-src 'self'" },
    { key: 'Cache-Control', value: 'no-cache' },
  ],
}

export default {
  ...wrapped,
  // The client hint that the admin asks for makes Chromium fetch the first document twice: not on the site.
  headers: async () => {
    const rules = (await wrapped.headers?.()) ?? []
    return [...rules.map((rule) => (isClientHint(rule) ? { ...rule, source: '/admin/:path*' } : rule)), CHECK_IN_WORKER]
  },
} satisfies NextConfig

function isClientHint({ headers }: { headers: { key: string }[] }): boolean {
  return headers.some(({ key }) => key === 'Critical-CH')
}
