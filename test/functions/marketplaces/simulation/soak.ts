import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs, promisify } from 'node:util';
import { bundle } from './bundle.ts';

// node …/soak.ts --minutes 120 --from-seed N: runs seeded schedules, one process at a time, until the time is over or a
// seed shows a violation. Prints a line for each piece and one at the end; exits with 1 at the first violation.
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, 'from-seed': { type: 'string', default: '0' } },
});

interface Piece {
  readonly done: number;
  readonly ios: number;
  readonly states: number;
  readonly failures: readonly { readonly seed: number; readonly violations: readonly string[] }[];
}

const minutesMax = 24 * 60;
const minutes = Number(values.minutes);
const fromSeed = Number(values['from-seed']);
if (!(minutes > 0 && minutes <= minutesMax) || !Number.isSafeInteger(fromSeed) || fromSeed < 0)
  throw new Error(`--minutes from above 0 to ${minutesMax}, --from-seed a whole number`);

const pieceSeeds = 200;
const bytesMax = 64 * 1024 * 1024;
const print = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

const dir = mkdtempSync(join(tmpdir(), 'soak-'));
const beganMs = Date.now();
const sums = { seeds: 0, states: 0, ios: 0 };
try {
  const product = join(dir, 'product.mjs');
  await bundle(product);
  const minutesRun = () => Math.round((Date.now() - beganMs) / 600) / 100;
  while (minutesRun() < minutes && process.exitCode === undefined) {
    const from = String(fromSeed + sums.seeds);
    const args = [product, '--from', from, '--count', String(pieceSeeds), '--until-caught'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: bytesMax });
    const { done, ios, states, failures } = JSON.parse(stdout) as Piece;
    sums.seeds += done;
    sums.states += states;
    sums.ios += ios;
    print({ minutes: minutesRun(), fromSeed, ...sums });
    if (failures.length === 0) continue;
    print({ findings: failures });
    process.exitCode = 1;
  }
  print({ ended: process.exitCode === 1 ? 'at a finding' : 'time is over', minutes: minutesRun(), ...sums });
} finally {
  rmSync(dir, { recursive: true, force: true });
}
