import { build } from 'esbuild';
import { join } from 'node:path';

/**
 * Writes the first code of the twin's threads as one file of JavaScript. Node.js would take the types out of it in each
 * thread anew, which takes as long as the rest of a thread's start.
 */
export async function buildThread(root = process.cwd()): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ['infra/local/runtime/thread-main.ts'],
    outfile: join('dist', 'twin', 'thread.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
  });
}
