import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { createHash } from 'node:crypto';
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

/** A file beside the entries: one chunk, or several that became one. */
interface Beside {
  /** A single chunk keeps its path. */
  readonly path: string;
  readonly chunks: readonly string[];
}

/** The chunks that stay beside each entry. */
type Retained = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Merges the chunks that exactly the same functions load at their start. A chunk that functions only load later stays
 * separate, and so does one that is imported by its name.
 */
function besideOf(retained: Retained, metafile: Metafile): Beside[] {
  const started = [...retained].map(([entry, chunks]) => {
    const loaded = new Set(closureOf(entry, metafile, 'at-start'));
    return { entry, chunks: new Set([...chunks].filter((chunk) => loaded.has(chunk))) };
  });
  const loadersOfChunk = (chunk: string): string =>
    (metafile.outputs[chunk]?.entryPoint === undefined ? started : [])
      .filter(({ chunks }) => chunks.has(chunk))
      .map(({ entry }) => entry)
      .join(' ') || chunk;
  const all = new Set([...retained.values()].flatMap((chunks) => [...chunks]));
  return [...Map.groupBy([...all].sort(), loadersOfChunk).values()].map((merged) => {
    const [path = ''] = merged;
    if (merged.length === 1) return { path, chunks: merged };
    // A chunk's name contains the hash of its contents.
    const hash = createHash('sha256').update(merged.join(' ')).digest('hex').slice(0, 8).toUpperCase();
    return { path: join(dirname(path), `merged-${hash}.mjs`), chunks: merged };
  });
}

/** The name under which a merged file exports what its chunk at this position exports as `name`. */
const exportedAs = (name: string, at: number): string => `${name}_${at}`;

/** The source of a merged file. */
const mergedSource = ({ chunks }: Beside, { outputs }: Metafile): string =>
  chunks
    .map((chunk, at) => {
      const names = outputs[chunk]?.exports ?? [];
      const renamed = names.map((name) => `${name} as ${exportedAs(name, at)}`);
      return `export { ${renamed.join(', ')} } from './${basename(chunk)}';`;
    })
    .join('\n');

/** An import of a chunk, as esbuild writes it. */
const imported = /\bimport (\{[^}]*\} from )?"\.\/([\w-]+\.mjs)"/g;

/** Imports from merged files instead of their chunks, without changing line numbers. */
function importingMerged(text: string, beside: readonly Beside[]): string {
  const merged = new Map(
    beside
      .filter(({ chunks }) => chunks.length > 1)
      .flatMap(({ path, chunks }) => chunks.map((chunk, at) => [basename(chunk), { path, at }])),
  );
  return text.replace(imported, (whole, names: string | undefined, chunk: string) => {
    const found = merged.get(chunk);
    if (!found) return whole;
    const renamed = names?.replace(
      /([\w$]+)(?: as ([\w$]+))?(?=\s*[,}])/g,
      (_, name: string, local: string = name) => `${exportedAs(name, found.at)} as ${local}`,
    );
    return `import ${renamed ?? ''}"./${basename(found.path)}"`;
  });
}

/** Reads the files of the pass in the place of the disk, each with its source map. */
function readerOf({
  root,
  metafile,
  outputFiles,
}: Pass): (beside: readonly Beside[], own?: Beside) => Plugin {
  const made = new Map(outputFiles.map(({ path, contents }) => [path, Buffer.from(contents)]));
  const mapped = (path: string, text: string): string => {
    const map = made.get(`${path}.map`)?.toString('base64') ?? '';
    return `${text.replace(/\/\/# sourceMappingURL=.*\s*$/, '')}//# sourceMappingURL=data:application/json;base64,${map}`;
  };
  return (beside, own) => ({
    name: 'from-pass',
    setup: (build) => {
      const others = beside.filter((file) => file !== own);
      const apart = new Set(others.map(({ path }) => join(root, path)));
      build.onResolve({ filter: /\.mjs$/ }, ({ kind, path: given, importer }) => {
        const path = kind === 'entry-point' ? given : join(dirname(importer), given);
        return apart.has(path) ? { path: given, external: true } : { path };
      });
      build.onLoad({ filter: /\.mjs$/ }, ({ path }) => {
        const text = made.get(path)?.toString();
        if (text !== undefined)
          return { contents: mapped(path, importingMerged(text, others)), loader: 'js' };
        return own && { contents: mergedSource(own, metafile), loader: 'js' };
      });
    },
  });
}

/** The output files of a run, whose imports of files beside them are named as in the report of the pass. */
function outputsOf(dir: string, { outputs }: Metafile, beside: readonly Beside[]): Metafile['outputs'] {
  const paths = new Set(beside.map(({ path }) => path));
  const named = (one: Output['imports'][number]) => {
    const path = join(dir, one.path);
    return one.external === true && paths.has(path) ? { path, kind: one.kind } : one;
  };
  return Object.fromEntries(
    Object.entries(outputs).map(([file, output]) => [
      file,
      { ...output, imports: output.imports.map(named) },
    ]),
  );
}

/**
 * Joins the small chunks that a function loads to its entry, and merges the others, because finding and opening a file
 * takes longer than most of them take to run. The joined code is minified as one, without the parts that this function
 * does not use.
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
  const retained = new Map(entries.map((entry) => [entry, retainedBeside(entry, metafile, loaders)]));
  const beside = besideOf(retained, metafile);
  const reading = readerOf(pass);
  const run = async (file: string, others: readonly Beside[], own?: Beside) => {
    const { metafile: made, outputFiles } = await build({
      ...options,
      absWorkingDir: root,
      entryPoints: { [basename(file, '.mjs')]: join(root, file) },
      outExtension: { '.js': '.mjs' },
      plugins: [reading(others, own)],
      bundle: true,
      splitting: true,
      metafile: true,
      write: false,
      // The first pass has printed all warnings.
      logLevel: 'error',
    });
    return { outputs: outputsOf(dirname(file), made, beside), outputFiles };
  };
  const apart = await Promise.all(beside.map((file) => run(file.path, beside, file)));
  const joined = await Promise.all(
    [...retained].map(async ([entry, chunks]) => {
      const ofEntry = beside.filter((file) => file.chunks.every((chunk) => chunks.has(chunk)));
      const { outputs, outputFiles } = await run(entry, ofEntry);
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
      outputs: Object.assign(
        { ...metafile.outputs },
        ...[...apart, ...joined].map(({ outputs }) => outputs),
      ) as Metafile['outputs'],
    },
    outputFiles: [
      ...joined.flatMap(({ outputFiles }) => outputFiles),
      ...eager(apart.flatMap(({ outputFiles }) => outputFiles)),
      ...others,
    ],
  };
}
