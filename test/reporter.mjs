/** Says at the end, on one line, how many tests passed and how many failed. */
export default class Tally {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    process.stdout.write(
      `\nTests: ${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed\n`,
    );
  }
}
