import { build } from 'esbuild';
import { join } from 'node:path';

/**
 * Bundles the first module of the twin's threads into one JavaScript file. Otherwise Node.js would strip its types
 * again in each thread, which takes as long as the rest of a thread's start.
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
