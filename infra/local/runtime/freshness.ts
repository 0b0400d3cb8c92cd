import { globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';

const inputsOf = {
  functions: ['functions/**/*.{ts,packed}', 'shared/**/*.ts'],
  stacks: [
    'infra/*.ts',
    'infra/stacks/*.ts',
    'infra/constructs/*.ts',
    'functions/*/grants.ts',
    'functions/_platform/grant.ts',
    'shared/contracts/**/*.ts',
    'cdk.json',
  ],
};

const changedMs = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const newestMs = (root: string, patterns: readonly string[]): number =>
  Math.max(...globSync([...patterns], { cwd: root }).map((file) => changedMs(join(root, file))));

/** Where a synthesized app and its bundles are, below the root. */
export interface Built {
  readonly assembly: string;
  readonly bundles: string;
}

const deployable: Built = { assembly: 'cdk.out', bundles: join('dist', 'functions') };

const synthesizedMsOf = (root: string, { assembly }: Built): number =>
  changedMs(join(root, assembly, 'manifest.json'));

const assets = z.object({
  files: z.record(z.string(), z.object({ source: z.object({ path: z.string() }) })),
});

/**
 * Whether the synthesized app refers to code under this root. It contains absolute paths, which are wrong after the
 * checkout has been moved.
 */
function namesFoldersOf(root: string, { assembly, bundles }: Built): boolean {
  const here = resolve(root, bundles);
  return globSync(`${assembly}/*.assets.json`, { cwd: root }).every((file) => {
    const { files } = assets.parse(JSON.parse(readFileSync(join(root, file), 'utf8')));
    return Object.values(files).every(
      ({ source: { path } }) => !path.includes(bundles) || path.startsWith(here),
    );
  });
}

/** Whether the templates exist, refer to this folder, and are not older than their sources. */
export function isSynthesized(root: string, built = deployable): boolean {
  const synthesizedMs = synthesizedMsOf(root, built);
  return synthesizedMs > 0 && newestMs(root, inputsOf.stacks) <= synthesizedMs && namesFoldersOf(root, built);
}

/** Whether the templates and bundles exist and are not older than their sources. */
function isFresh(root: string): boolean {
  const bundledMs = changedMs(join(root, 'dist/functions.stamp'));
  return (
    isSynthesized(root) &&
    bundledMs > 0 &&
    changedMs(join(root, 'dist/web/app.html')) > 0 &&
    newestMs(root, inputsOf.functions) <= Math.max(bundledMs, synthesizedMsOf(root, deployable))
  );
}

/**
 * Checks that templates and bundles are up to date.
 *
 * @throws an error that names the command to run
 */
export function assertFresh(root: string): void {
  if (!isFresh(root))
    throw new Error('cdk.out or dist is missing or older than the sources. Run: npm run synth');
}
