import path from 'node:path'

/** The file that `scripts/test/backend.mjs` made of a source, named without its ending. */
export const bundleOf = (source: string) => path.join(process.env.TEST_BUNDLE ?? '', `${source}.mjs`)
