import { build } from 'esbuild';
import { join } from 'node:path';

/**
 * Writes the first module of the twin's threads as one file of JavaScript. Otherwise Node.js would strip its types in
 * each thread again, which takes as long as the rest of a thread's start.
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
