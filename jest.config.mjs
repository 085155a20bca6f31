import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

const shared = {
  rootDir: import.meta.dirname,
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/'],
}
const IGNORED = ['/node_modules/', '<rootDir>/e2e/']

/**
 * Whatever Node can run by itself: every test file outside of scripts/ without one of the endings below.
 * All files of a worker share one registry of modules, so that a file costs milliseconds instead of a third of a second.
 * There is no `jest.mock` here and no document: a file that needs one fails, and is named `….sandbox.test.ts` or `….dom.test.ts`.
 */
const plain = {
  ...shared,
  displayName: 'plain',
  runner: 'jest-light-runner',
  setupFiles: ['<rootDir>/jest.plain.mjs'],
  testMatch: ['<rootDir>/**/*.test.{ts,mjs}'],
  testPathIgnorePatterns: [...IGNORED, '<rootDir>/scripts/', '\\.(sandbox|dom)\\.test\\.'],
}

/** Packages that are ES modules only, which the sandbox loads when they are compiled like our own code. */
const COMPILED = '/node_modules/(?!(@formatjs|@noble/ed25519|d3-array|d3-geo|icu-minify|internmap|intl-messageformat|next-intl|use-intl)/)'
const STYLES = '^.+\\.module\\.(css|sass|scss)$'

// Payload runs as ES modules only, which Jest's sandbox cannot load: what needs it is tested by `npm run backend`.
const sandboxes = [
  {
    displayName: 'sandbox',
    testEnvironment: 'node',
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    testMatch: ['<rootDir>/**/*.sandbox.test.{ts,mjs}', '<rootDir>/scripts/**/*.test.mjs'],
  },
  {
    displayName: 'dom',
    testEnvironment: 'jsdom',
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts', '@testing-library/jest-dom'],
    testMatch: ['<rootDir>/**/*.dom.test.ts', '<rootDir>/**/*.test.tsx'],
  },
]

export default {
  testTimeout: 30_000,
  projects: [
    plain,
    ...(await Promise.all(
      sandboxes.map(async (project) => ({
        ...(await withNext({ ...shared, moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' }, testPathIgnorePatterns: IGNORED, ...project })()),
        // Kept with the packages: what is compiled once need not be again.
        cacheDirectory: '<rootDir>/node_modules/.cache/jest',
        transformIgnorePatterns: [COMPILED, STYLES],
      })),
    )),
  ],
}
