// Where the bundles of TypeScript that runs outside of Next lie.
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

export const BUNDLED = [
  'lib/server/main.ts',
  'lib/server/process/first-account.ts',
  'lib/server/process/worker.ts',
  'lib/backend/prepare-process.ts',
  'lib/backend/worker-process.ts',
  'scripts/backup/backup.ts',
  'scripts/restore/restore.ts',
  'scripts/check-sender/check.ts',
  'scripts/reset-second-factor/reset.ts',
  'scripts/move-to-postgres/copy.ts',
  'scripts/move-to-postgres/move.ts',
  'lib/backend/guests/reading-thread.ts',
  'lib/backend/applications/files/inspecting-thread.ts',
  'lib/backend/review/redaction/redacting-thread.ts',
]
/** The scripts that browsers run beside the pages: the service worker, and the one that replaces it to end it. */
export const SERVICE_WORKERS = { on: 'lib/browser/offline/service-worker.ts', off: 'lib/browser/offline/retired-worker.ts' }
export const SERVICE_WORKER_FOLDER = path.join(ROOT, '.next/service-worker')

export const BUNDLE_FOLDER = path.join(ROOT, '.next/bundle')
/** Names the packages that the bundles load from elsewhere. */
export const PACKAGES_OUTSIDE = path.join(BUNDLE_FOLDER, 'packages-outside.json')

/** The module that Node runs for a source. */
export const bundled = (source) => path.join(BUNDLE_FOLDER, source.replace(/\.ts$/, '.mjs'))
