import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { basename, dirname, join } from 'node:path';
import { eager } from './eager-packages.ts';
import { closureOf, type Pass } from './place-bundles.ts';

/** Code of packages of at least this size makes a chunk a file of its own. It is the size before minifying. */
export const ownBytesMin = 20_000;
const packagesShareMin = 0.8;
/** A chunk that fewer functions load is joined to each of them, without the parts that only others use. */
export const functionsMin = 10;

const isCode = (file: string): boolean => file.endsWith('.mjs');

type Output = Metafile['outputs'][string];

/** Whether a chunk is packages' code, but for little, and large enough. */
function isOfPackages({ inputs, bytes }: Output): boolean {
  const ofPackages = Object.entries(inputs)
    .filter(([file]) => file.includes('node_modules/'))
    .reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
  return bytes >= ownBytesMin && ofPackages >= bytes * packagesShareMin;
}

/** How many of the entries load each file. */
function loadersOf(entries: readonly string[], metafile: Metafile): ReadonlyMap<string, number> {
  const loaders = new Map<string, number>();
  for (const entry of entries)
    for (const file of closureOf(entry, metafile)) loaders.set(file, (loaders.get(file) ?? 0) + 1);
  return loaders;
}

/**
 * The chunks that stay separate files beside an entry: package code that many functions load, and whatever that code loads
 * itself, so that no module is in a function twice.
 */
function retainedBeside(
  entry: string,
  metafile: Metafile,
  loaders: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  const chunks = closureOf(entry, metafile).filter((file) => file !== entry && isCode(file));
  const ofPackages = chunks.filter((file) => {
    const output = metafile.outputs[file];
    if ((loaders.get(file) ?? 0) < functionsMin) return false;
    return output?.entryPoint === undefined && output !== undefined && isOfPackages(output);
  });
  return new Set(ofPackages.flatMap((file) => closureOf(file, metafile)).filter(isCode));
}

/** Reads the files of the pass in the place of the disk, each with its source map. */
function readerOf({ root, outputFiles }: Pass): (retained: ReadonlySet<string>) => Plugin {
  const made = new Map(outputFiles.map(({ path, contents }) => [path, Buffer.from(contents)]));
  const mapped = (path: string, contents: Buffer): string => {
    const map = made.get(`${path}.map`)?.toString('base64') ?? '';
    const text = contents.toString().replace(/\/\/# sourceMappingURL=.*\s*$/, '');
    return `${text}//# sourceMappingURL=data:application/json;base64,${map}`;
  };
  return (retained) => ({
    name: 'from-pass',
    setup: (build) => {
      const apart = new Set([...retained].map((file) => join(root, file)));
      build.onResolve({ filter: /\.mjs$/ }, ({ kind, path, importer }) => {
        const file = kind === 'entry-point' ? path : join(dirname(importer), path);
        if (!made.has(file)) return undefined;
        return kind !== 'entry-point' && apart.has(file) ? { path, external: true } : { path: file };
      });
      build.onLoad({ filter: /\.mjs$/ }, ({ path }) => {
        const contents = made.get(path);
        return contents && { contents: mapped(path, contents), loader: 'js' };
      });
    },
  });
}

/** The output files that a function loads, by the names that the first pass has for the chunks beside them. */
function outputsOf(entry: string, { outputs }: Metafile, retained: ReadonlySet<string>): Metafile['outputs'] {
  const named = (one: Output['imports'][number]) => {
    const path = join(dirname(entry), one.path);
    return one.external === true && retained.has(path) ? { path, kind: one.kind } : one;
  };
  return Object.fromEntries(
    Object.entries(outputs).map(([file, output]) => [
      file,
      { ...output, imports: output.imports.map(named) },
    ]),
  );
}

/**
 * Joins the small chunks that a function loads to its entry, because finding and opening a file takes longer than most
 * of them take to run. The joined code is minified as one, without the parts that this function does not use.
 *
 * @param pass not minified, so that it still says which calls may be left out
 * @param options how the files are made that are deployed
 */
export async function joinChunks(
  pass: Pass,
  entries: readonly string[],
  options: BuildOptions,
): Promise<Pass> {
  const { root, metafile } = pass;
  const loaders = loadersOf(entries, metafile);
  const retainedOf = new Map(entries.map((entry) => [entry, retainedBeside(entry, metafile, loaders)]));
  const reading = readerOf(pass);
  const run = (files: readonly string[], retained: ReadonlySet<string>, how: BuildOptions) =>
    build({
      ...options,
      ...how,
      absWorkingDir: root,
      entryPoints: Object.fromEntries(files.map((file) => [basename(file, '.mjs'), join(root, file)])),
      outExtension: { '.js': '.mjs' },
      plugins: [reading(retained)],
      metafile: true,
      write: false,
      // The first pass has printed all warnings.
      logLevel: 'error',
    });
  const all = new Set([...retainedOf.values()].flatMap((retained) => [...retained]));
  const apart = await run([...all], all, { bundle: false });
  const joined = await Promise.all(
    [...retainedOf].map(async ([entry, retained]) => {
      const { metafile: own, outputFiles } = await run([entry], retained, { bundle: true, splitting: true });
      const outputs = outputsOf(entry, own, retained);
      const carried = closureOf(entry, metafile).filter((file) => !isCode(file));
      outputs[entry]?.imports.push(...carried.map((path) => ({ path, kind: 'file-loader' as const })));
      return { outputs, outputFiles };
    }),
  );
  const others = pass.outputFiles.filter(({ path }) => !isCode(path) && !path.endsWith('.map'));
  return {
    root,
    metafile: {
      ...metafile,
      outputs: Object.assign({ ...metafile.outputs }, ...joined.map(({ outputs }) => outputs)),
    },
    outputFiles: [
      ...joined.flatMap(({ outputFiles }) => outputFiles),
      ...eager(apart.outputFiles),
      ...others,
    ],
  };
}
