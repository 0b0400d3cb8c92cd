import './today.mjs';

const rootDir = new URL('..', import.meta.url).pathname;
const setupFiles = ['today', 'laws-seed', 'short-traces'].map((name) => `<rootDir>/test/${name}.mjs`);

const common = {
  rootDir,
  testEnvironment: '<rootDir>/test/environment.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  setupFiles,
  transform: { '\\.tsx?$': '<rootDir>/test/transform.mjs' },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/cdk.out/', '<rootDir>/.local/'],
};

const throughTwins = { ...common, setupFiles: [...setupFiles, '<rootDir>/test/handover.mjs'] };

export default {
  projects: [
    {
      ...common,
      displayName: 'unit',
      // Jest's own runner loads the product anew for each suite, which took more time than the tests in it.
      runner: 'jest-light-runner',
      setupFiles: ['<rootDir>/test/native.mjs', ...setupFiles],
      testMatch: [
        '<rootDir>/test/{shared,functions,infra,web,guards,references,bench,eval}/**/*.test.{ts,tsx}',
      ],
    },
    { ...throughTwins, displayName: 'journeys', testMatch: ['<rootDir>/test/journeys/**/*.test.ts'] },
    { ...throughTwins, displayName: 'browser', testMatch: ['<rootDir>/test/browser/**/*.test.ts'] },
  ],
  rootDir,
  testSequencer: '<rootDir>/test/longest-first.mjs',
  globalSetup: '<rootDir>/test/temporary-folder.mjs',
  globalTeardown: '<rootDir>/test/remove-temporary-folder.mjs',
  // Met by what hangs alone: on a machine that is shared everything takes several times as long.
  testTimeout: 300_000,
  reporters: ['default', '<rootDir>/test/reporter.mjs'],
};
