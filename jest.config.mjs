/** Types are checked by `npm run typecheck`; here TypeScript is only transpiled. */
export const common = {
  // The folder for temporary files is a new one in each run: what was transpiled would be lost with it.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // Part of the names in that folder: what one project has transpiled serves the other.
  id: 'vitrine',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^playwright-core$': '<rootDir>/test/setup/playwright.mjs',
  },
  transform: {
    '^.+\\.tsx?$': [
      '<rootDir>/test/setup/transform.mjs',
      {
        useESM: true,
        diagnostics: false,
        tsconfig: {
          module: 'ESNext',
          moduleResolution: 'Bundler',
          target: 'ES2022',
          jsx: 'react-jsx',
          esModuleInterop: true,
          isolatedModules: true,
          verbatimModuleSyntax: false,
        },
      },
    ],
  },
  testEnvironment: '<rootDir>/test/setup/environment.mjs',
  runtime: '<rootDir>/test/setup/kept-runtime.mjs',
}

/** The projects of the suite, cheapest first: `jest --selectProjects unit` runs one of them. */
export default {
  // The leftovers of test files in a worker add up to gigabytes.
  workerIdleMemoryLimit: '1500MB',
  testSequencer: '<rootDir>/test/setup/longest-first.mjs',
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/test/{core,adapters,ui-react,composition,contracts,architecture}/**/*.test.{ts,tsx}',
      ],
      globalSetup: '<rootDir>/test/setup/share-postgres.mjs',
      globalTeardown: '<rootDir>/test/setup/close-postgres.mjs',
    },
    {
      ...common,
      displayName: 'browser',
      testMatch: ['<rootDir>/test/browser/**/*.test.ts'],
      globalSetup: '<rootDir>/test/setup/share-chromium.mjs',
      globalTeardown: '<rootDir>/test/setup/close-chromium.mjs',
    },
  ],
}
