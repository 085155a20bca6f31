import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

const SETUP = '<rootDir>/jest.setup.ts'

const shared = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/'],
  // Payload runs as ES modules only, which this sandbox cannot load: what needs it is tested by `npm run backend`.
  testPathIgnorePatterns: ['<rootDir>/e2e/'],
}

/** Packages that are ES modules only, which this sandbox loads when they are compiled like our own code. */
const COMPILED = '/node_modules/(?!(@formatjs|@noble/ed25519|d3-array|d3-geo|fossil-delta|icu-minify|internmap|intl-messageformat|next-intl|use-intl)/)'
const STYLES = '^.+\\.module\\.(css|sass|scss)$'

const projects = [
  {
    displayName: 'node',
    testEnvironment: 'node',
    setupFilesAfterEnv: [SETUP],
    testMatch: ['<rootDir>/{lib,app}/**/*.test.ts', '<rootDir>/lib/*.test.mjs', '<rootDir>/*.test.ts', '<rootDir>/scripts/**/*.test.mjs'],
  },
  {
    displayName: 'dom',
    testEnvironment: 'jsdom',
    // Not for the others: to load it takes a fifth of their time.
    setupFilesAfterEnv: [SETUP, '@testing-library/jest-dom'],
    testMatch: ['<rootDir>/components/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  },
]

export default {
  // The screens of the forms take seconds each where other things are at work.
  testTimeout: 30_000,
  projects: await Promise.all(
    projects.map(async (project) => ({
      ...(await withNext({ ...shared, ...project })()),
      // Kept with the packages: what is compiled once need not be again.
      cacheDirectory: '<rootDir>/node_modules/.cache/jest',
      transformIgnorePatterns: [COMPILED, STYLES],
    })),
  ),
}
