import { build, type BuildOptions, type LogLevel, type Metafile } from 'esbuild';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { carriedFiles, packedLoader } from './carried-files.ts';
import { directImports } from './direct-imports.ts';
import { entryPoints } from './entry-points.ts';
import { joinChunks } from './join-chunks.ts';
import { narrowed, narrowedBy } from './narrowings.ts';
import { packedBy, packedData } from './packed-data.ts';
import { placeBundles, requireLine, type Pass } from './place-bundles.ts';
import { pureValues } from './pure-values.ts';
import { holdsStamp, stampOf, writeStamp } from './stamp.ts';
import { started, startedBy } from './started.ts';

export interface BuildFunctionsOptions {
  /** The folder that holds `functions/`. */
  readonly root?: string;
  /**
   * The output folder: `<name>/index.mjs` for each function, with the chunks that it loads. esbuild's report is beside
   * it as `<outdir>.meta.json`.
   */
  readonly outdir?: string;
  readonly logLevel?: LogLevel;
}

export interface BuiltFunctions {
  readonly names: readonly string[];
  /** False if nothing had changed since the last build. */
  readonly rebuilt: boolean;
}

const places = ({ root = process.cwd(), outdir = join(root, 'dist/functions') }: BuildFunctionsOptions) => ({
  root,
  outdir,
  metaFile: `${outdir}.meta.json`,
  stampFile: `${outdir}.stamp`,
});

/** The esbuild options for everything that runs as a function. */
export const bundling = {
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // Non-ASCII letters are not escaped, because escapes would take twice the space.
  charset: 'utf8',
  mainFields: ['module', 'main'],
  legalComments: 'none',
  // zod reads `navigator` to recognise Cloudflare's platform, and Node loads a module when it is read.
  define: { navigator: 'undefined' },
  sourcemap: 'linked',
  sourcesContent: false,
  banner: { js: requireLine },
} satisfies BuildOptions;

/** A folder as deep as those of the functions, so that source maps resolve to the sources. Nothing is written to it. */
const unplaced = '_';

const optionsOf = (root: string, outdir: string, entries: Record<string, string>) =>
  ({
    ...bundling,
    // Joined chunks are minified in a second pass, which has to know which calls may be dropped and where a `require`
    // comes from.
    minify: false,
    minifyIdentifiers: true,
    banner: {},
    absWorkingDir: root,
    entryPoints: entries,
    outdir: join(outdir, unplaced),
    outExtension: { '.js': '.mjs' },
    loader: packedLoader,
    splitting: true,
    metafile: true,
    write: false,
  }) satisfies BuildOptions;

const plugins = [started, directImports, narrowed, packedData, carriedFiles, pureValues];
const madeBy: unknown = [narrowedBy, startedBy, packedBy, bundling];
/** The steps that turn a pass of esbuild into files. */
const makers = [
  'direct-imports.ts',
  'eager-packages.ts',
  'join-chunks.ts',
  'narrowed-source.ts',
  'narrowings.ts',
  'place-bundles.ts',
  'pure-values.ts',
].map((file) => fileURLToPath(new URL(file, import.meta.url)));

async function place(outdir: string, names: readonly string[], pass: Pass): Promise<void> {
  mkdirSync(outdir, { recursive: true });
  const made = Object.keys(pass.metafile.outputs);
  const entryOf = (name: string): string =>
    made.find((file) => file.endsWith(`/${unplaced}/${name}.mjs`)) ?? '';
  const entries = new Map(names.map((name) => [name, entryOf(name)]));
  const joined = await joinChunks(pass, [...entries.values()], {
    ...bundling,
    outdir: join(outdir, unplaced),
  });
  placeBundles(outdir, entries, joined);
}

type Entries = ReturnType<typeof entryPoints>;

/**
 * The functions that are bundled together. User pool triggers use little of what the others use, so bundling them with
 * the others, or with each other, would add a file to every function.
 */
function apart(entries: Entries): Entries[] {
  const named = Object.entries(entries);
  const isOfPool = ([name]: [string, string]): boolean => name.endsWith('.pool');
  const others = named.filter((entry) => !isOfPool(entry));
  const triggers = named.filter(isOfPool).map((entry) => [entry]);
  return [others, ...triggers].filter((own) => own.length > 0).map((own) => Object.fromEntries(own));
}

/** Bundles all functions; does nothing if no input has changed. */
export const buildFunctions = async (options: BuildFunctionsOptions = {}): Promise<BuiltFunctions> => {
  const { root, outdir, metaFile, stampFile } = places(options);
  const entries = entryPoints(root);
  const names = Object.keys(entries);
  const settings = optionsOf(root, outdir, entries);
  const stamp = () => stampOf([settings, madeBy], trackedFiles(root, outdir, metaFile, names));
  if (holdsStamp(stampFile, stamp())) return { names, rebuilt: false };

  const logLevel = options.logLevel ?? 'warning';
  const passes = await Promise.all(
    apart(entries).map(async (own) => build({ ...optionsOf(root, outdir, own), plugins, logLevel })),
  );
  const metafile = {
    inputs: Object.assign({}, ...passes.map((pass) => pass.metafile.inputs)) as Metafile['inputs'],
    outputs: Object.assign({}, ...passes.map((pass) => pass.metafile.outputs)) as Metafile['outputs'],
  };
  const outputFiles = passes.flatMap((pass) => pass.outputFiles);
  await place(outdir, names, { root, metafile, outputFiles });
  writeFileSync(metaFile, JSON.stringify(metafile));
  writeStamp(stampFile, stamp());
  return { names, rebuilt: true };
};

const trackedFiles = (root: string, outdir: string, metaFile: string, names: readonly string[]): string[] => [
  join(root, 'package-lock.json'),
  ...makers,
  ...inputsOf(metaFile).map((file) => join(root, file)),
  ...names.map((name) => join(outdir, name, 'index.mjs')),
];

/** The inputs of the last build, from the report that esbuild wrote of it. */
export const inputsOf = (metaFile: string): string[] => {
  try {
    return Object.keys((JSON.parse(readFileSync(metaFile, 'utf8')) as Metafile).inputs);
  } catch {
    return [];
  }
};
