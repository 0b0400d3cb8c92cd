import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** Whatever a run writes for the time being lies in one folder, which goes with the run. */
export default function setUp() {
  process.env['TMPDIR'] = mkdtempSync(join(tmpdir(), 'cupo-tests-'));
}
