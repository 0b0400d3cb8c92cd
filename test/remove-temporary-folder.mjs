import { rmSync } from 'node:fs';
import process from 'node:process';

/** The processes of a test may end a moment after it, and write until then. */
const attemptsMax = 10;

/** Removes the folder. If that fails, the tests do not fail. */
export default function tearDown() {
  const folder = process.env['TMPDIR'];
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: attemptsMax });
  } catch (error) {
    process.stderr.write(`${folder} could not be removed: ${error.message}\n`);
  }
}
