import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** All temporary files of a run are in one folder, which is removed with the run. */
export default function setUp() {
  process.env['TMPDIR'] = mkdtempSync(join(tmpdir(), 'cupo-tests-'));
}
