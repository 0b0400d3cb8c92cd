import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import process from 'node:process';

/** The results of `jest-light-runner` do not name their project, so it is taken from the folder. */
const projectOf = (suite) => /^test\/(journeys|browser)\//.exec(suite)?.[1] ?? 'unit';

function ran({ testFilePath, perfStats, numFailingTests, testExecError }) {
  const suite = relative(process.cwd(), testFilePath).replaceAll('\\', '/');
  return {
    suite,
    project: projectOf(suite),
    // For a suite that could not even be loaded, Jest gives no times.
    seconds: Math.max(0, perfStats.end - perfStats.start) / 1000,
    passed: numFailingTests === 0 && !testExecError,
  };
}

/**
 * Prints at the end, on one line, how many tests passed and how many failed, and stores each suite's result for the
 * caller.
 */
export default class Tally {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
    process.stdout.write(
      `\nTests: ${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed\n`,
    );
    const { SUITES_FILE: file } = process.env;
    if (file) writeFileSync(file, JSON.stringify(testResults.map(ran)));
  }
}
