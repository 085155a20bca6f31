import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

const shared = {
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Its main file is an ES module, which this sandbox cannot load.
    '^(d3-array|d3-geo)$': '<rootDir>/node_modules/$1/dist/$1.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/'],
  // Payload runs as ES modules only, which this sandbox cannot load: what needs it is tested by `npm run backend`.
  testPathIgnorePatterns: ['<rootDir>/e2e/'],
}

const projects = [
  {
    displayName: 'node',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/{lib,app}/**/*.test.ts', '<rootDir>/*.test.ts', '<rootDir>/scripts/**/*.test.mjs'],
  },
  {
    displayName: 'dom',
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/components/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  },
]

export default {
  projects: await Promise.all(projects.map((project) => withNext({ ...shared, ...project })())),
}
