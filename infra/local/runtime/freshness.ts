import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

const inputsOf = {
  functions: ['functions/**/*.ts', 'shared/**/*.ts'],
  stacks: [
    'infra/*.ts',
    'infra/stacks/*.ts',
    'infra/constructs/*.ts',
    'shared/contracts/**/*.ts',
    'cdk.json',
  ],
};

const changedMs = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const newestMs = (root: string, patterns: readonly string[]): number =>
  Math.max(...globSync([...patterns], { cwd: root }).map((file) => changedMs(join(root, file))));

const synthesizedMsOf = (root: string): number => changedMs(join(root, 'cdk.out/manifest.json'));

/** Whether the templates are there, and not older than what they are made from. */
export function isSynthesized(root: string): boolean {
  const synthesizedMs = synthesizedMsOf(root);
  return synthesizedMs > 0 && newestMs(root, inputsOf.stacks) <= synthesizedMs;
}

/** Whether all that was synthesized and bundled is there, and not older than what it is made from. */
function isFresh(root: string): boolean {
  const bundledMs = changedMs(join(root, 'dist/functions.stamp'));
  return (
    isSynthesized(root) &&
    bundledMs > 0 &&
    changedMs(join(root, 'dist/web/app.html')) > 0 &&
    newestMs(root, inputsOf.functions) <= Math.max(bundledMs, synthesizedMsOf(root))
  );
}

/** @throws with the command to run */
export function assertFresh(root: string): void {
  if (!isFresh(root))
    throw new Error('cdk.out or dist is missing or older than the sources. Run: npm run synth');
}
