// Where the bundles of TypeScript that runs outside of Next lie.
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')

export const BUNDLED = [
  'scripts/server/prepare.ts',
  'scripts/server/worker-process.ts',
  'scripts/seed/seed.ts',
  'scripts/backup/backup.ts',
  'scripts/restore/restore.ts',
  'scripts/move-to-postgres/copy.ts',
  'scripts/move-to-postgres/move.ts',
  'lib/site/kept-page.ts',
  'lib/site/route-pattern.ts',
]
export const BUNDLE_FOLDER = path.join(ROOT, '.next/bundle')

/** The module that Node runs for a source. */
export const bundled = (source) => path.join(BUNDLE_FOLDER, source.replace(/\.ts$/, '.mjs'))
