import { build, context, type BuildOptions, type LogLevel, type Metafile } from 'esbuild';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entryPoints } from './entry-points.ts';
import { holdsStamp, stampOf, writeStamp } from './stamp.ts';

export interface BuildFunctionsOptions {
  /** The folder that holds `functions/`. */
  readonly root?: string;
  /** Where `<name>/index.mjs` goes; the list of inputs and sizes lies beside it as `<outdir>.meta.json`. */
  readonly outdir?: string;
  readonly logLevel?: LogLevel;
}

export interface BuiltFunctions {
  readonly names: readonly string[];
  /** False: nothing had changed since the last build. */
  readonly rebuilt: boolean;
}

const places = ({ root = process.cwd(), outdir = join(root, 'dist/functions') }: BuildFunctionsOptions) => ({
  root,
  outdir,
  metaFile: `${outdir}.meta.json`,
  stampFile: `${outdir}.stamp`,
});

/** CommonJS packages inside an ES module still ask for `require`. */
const banner = "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";

const credentialsFile = fileURLToPath(
  new URL('../../functions/_platform/adapters/credentials.ts', import.meta.url),
);

const optionsOf = (root: string, outdir: string, entries: Record<string, string>) =>
  ({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, file]) => [`${name}/index`, file])),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    alias: { '@aws-sdk/credential-provider-node': credentialsFile },
    legalComments: 'none',
    sourcemap: 'linked',
    sourcesContent: false,
    banner: { js: banner },
    metafile: true,
  }) satisfies BuildOptions;

/** Bundles every function there is, in one pass; does nothing where no input has changed. */
export const buildFunctions = async (options: BuildFunctionsOptions = {}): Promise<BuiltFunctions> => {
  const { root, outdir, metaFile, stampFile } = places(options);
  const entries = entryPoints(root);
  const names = Object.keys(entries);
  const settings = optionsOf(root, outdir, entries);
  const stamp = () => stampOf(settings, trackedFiles(root, outdir, metaFile, names));
  if (holdsStamp(stampFile, stamp())) return { names, rebuilt: false };

  mkdirSync(outdir, { recursive: true });
  const { metafile } = await build({ ...settings, logLevel: options.logLevel ?? 'warning' });
  writeFileSync(metaFile, JSON.stringify(metafile));
  removeOthers(outdir, names);
  writeStamp(stampFile, stamp());
  return { names, rebuilt: true };
};

/** Bundles again after each change of an input. `onRebuilt` is called after every pass, the first included. */
export const watchFunctions = async (
  options: BuildFunctionsOptions & { onRebuilt: (failed: boolean) => void },
): Promise<{ stop: () => Promise<void> }> => {
  const { root, outdir } = places(options);
  const notify = {
    name: 'notify',
    setup: (pass: { onEnd: (callback: (result: { errors: unknown[] }) => void) => void }) =>
      pass.onEnd(({ errors }) => options.onRebuilt(errors.length > 0)),
  };
  const watching = await context({ ...optionsOf(root, outdir, entryPoints(root)), plugins: [notify] });
  await watching.watch();
  return { stop: () => watching.dispose() };
};

const trackedFiles = (root: string, outdir: string, metaFile: string, names: readonly string[]): string[] => [
  join(root, 'package-lock.json'),
  ...inputsOf(metaFile).map((file) => join(root, file)),
  ...names.map((name) => join(outdir, name, 'index.mjs')),
];

const inputsOf = (metaFile: string): string[] => {
  try {
    return Object.keys((JSON.parse(readFileSync(metaFile, 'utf8')) as Metafile).inputs);
  } catch {
    return [];
  }
};

const removeOthers = (outdir: string, names: readonly string[]): void => {
  for (const found of readdirSync(outdir))
    if (!names.includes(found)) rmSync(join(outdir, found), { recursive: true, force: true });
};
