const rootDir = new URL('..', import.meta.url).pathname;

const common = {
  rootDir,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': '<rootDir>/test/transform.mjs' },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/cdk.out/', '<rootDir>/.local/'],
};

export default {
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/test/{shared,functions,infra,web,guards,references}/**/*.test.{ts,tsx}'],
    },
    { ...common, displayName: 'journeys', testMatch: ['<rootDir>/test/journeys/**/*.test.ts'] },
    { ...common, displayName: 'browser', testMatch: ['<rootDir>/test/browser/**/*.test.ts'] },
  ],
  rootDir,
  testTimeout: 60_000,
  reporters: ['default', '<rootDir>/test/reporter.mjs'],
};
