import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { bundle } from './bundle.ts';

// node …/story.ts SEED: prints what happens under one seed, event by event, and what was wrong.
const [seed = '0'] = process.argv.slice(2);
const dir = mkdtempSync(join(tmpdir(), 'story-'));
try {
  const file = join(dir, 'product.mjs');
  await bundle(file);
  spawnSync(process.execPath, [file, '--from', seed, '--count', '1', '--story'], { stdio: 'inherit' });
} finally {
  rmSync(dir, { recursive: true, force: true });
}
