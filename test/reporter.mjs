import { writeFileSync } from 'node:fs';
import process from 'node:process';

const hasFailed = ({ numFailingTests, testExecError }) => numFailingTests > 0 || Boolean(testExecError);

/** Says at the end, on one line, how many tests passed and how many failed, and keeps which suites did for who asked. */
export default class Tally {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
    process.stdout.write(
      `\nTests: ${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed\n`,
    );
    const { FAILED_SUITES_FILE: file } = process.env;
    const failed = testResults.filter(hasFailed).map(({ testFilePath }) => testFilePath);
    if (file) writeFileSync(file, JSON.stringify(failed));
  }
}
