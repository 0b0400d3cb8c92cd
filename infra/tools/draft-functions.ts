import { build, context, type BuildOptions, type Plugin } from 'esbuild';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundling, inputsOf, type BuiltFunctions } from './build-functions.ts';
import { carriedFiles, packedLoader } from './carried-files.ts';
import { entryPoints } from './entry-points.ts';
import { narrowed, narrowedBy } from './narrowings.ts';
import { packedBy, quicklyPackedData } from './packed-data.ts';
import { holdsStamp, stampOf, writeStamp } from './stamp.ts';
import { started, startedBy } from './started.ts';

export interface DraftOptions {
  /** The folder that holds `functions/`. */
  readonly root?: string;
  /** The output folder: `<name>/index.mjs` for each function, and beside these folders the chunks that they share. */
  readonly outdir: string;
}

const plugins = [started, narrowed, quicklyPackedData, carriedFiles];
const madeBy: unknown = [narrowedBy, startedBy, packedBy, bundling];
const ownFile = fileURLToPath(import.meta.url);

/**
 * One pass of esbuild for all functions. A draft does what the deployed bundle does; it is larger, and loads more files
 * when it starts. Making it takes a third of the time.
 */
const optionsOf = (root: string, outdir: string, entries: Record<string, string>) =>
  ({
    ...bundling,
    minify: false,
    absWorkingDir: root,
    entryPoints: entries,
    outdir,
    entryNames: '[name]/index',
    outExtension: { '.js': '.mjs' },
    loader: packedLoader,
    splitting: true,
    metafile: true,
    plugins,
    logLevel: 'warning',
  }) satisfies BuildOptions;

/** Bundles all functions for this machine; does nothing if no input has changed. */
export async function draftFunctions({
  root = process.cwd(),
  outdir,
}: DraftOptions): Promise<BuiltFunctions> {
  const entries = entryPoints(root);
  const names = Object.keys(entries);
  const settings = optionsOf(root, outdir, entries);
  const [metaFile, stampFile] = [`${outdir}.meta.json`, `${outdir}.stamp`];
  const stamp = () =>
    stampOf(
      [{ ...settings, plugins: [] }, madeBy],
      [
        join(root, 'package-lock.json'),
        ownFile,
        ...inputsOf(metaFile).map((file) => join(root, file)),
        ...names.map((name) => join(outdir, name, 'index.mjs')),
      ],
    );
  if (holdsStamp(stampFile, stamp())) return { names, rebuilt: false };
  // Chunks of earlier drafts have other names.
  rmSync(outdir, { recursive: true, force: true });
  const { metafile } = await build(settings);
  writeFileSync(metaFile, JSON.stringify(metafile));
  writeStamp(stampFile, stamp());
  return { names, rebuilt: true };
}

/** Bundles again after each change of an input. `onRebuilt` is called after every pass, including the first. */
export async function watchDrafts({
  root = process.cwd(),
  outdir,
  onRebuilt,
}: DraftOptions & { onRebuilt: (failed: boolean) => void }): Promise<{ stop: () => Promise<void> }> {
  const notify: Plugin = {
    name: 'notify',
    setup: (pass) => pass.onEnd(({ errors }) => onRebuilt(errors.length > 0)),
  };
  const settings = optionsOf(root, outdir, entryPoints(root));
  const watching = await context({ ...settings, plugins: [...plugins, notify] });
  await watching.watch();
  return { stop: () => watching.dispose() };
}
