import { rmSync } from 'node:fs';
import process from 'node:process';

/** The processes of a test may end a moment after it, and write until then. */
const attemptsMax = 10;

export default function tearDown() {
  rmSync(process.env['TMPDIR'], { recursive: true, force: true, maxRetries: attemptsMax });
}
