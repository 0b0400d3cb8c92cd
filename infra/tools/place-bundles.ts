import type { Metafile } from 'esbuild';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';

/** The result of one pass of esbuild, in memory: an entry for each function, and the chunks that they share. */
export interface Pass {
  readonly root: string;
  readonly metafile: Metafile;
  readonly outputFiles: readonly { readonly path: string; readonly contents: Uint8Array }[];
}

/** A file in a function's folder: its name and contents. */
interface Part {
  readonly name: string;
  readonly contents: Buffer;
  /** Whether other functions contain this file too. */
  readonly isShared: boolean;
}

/** CommonJS packages inside an ES module still use `require`. */
export const requireLine =
  "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";

/** esbuild gives each file a function in the place of `require`. Only that function uses the real `require`. */
const usesRequire = /\btypeof require\b/;

/** Removes the unused `require` line: creating a `require` takes longer than loading the file. */
function withoutIdleRequire(text: string): string {
  if (!text.startsWith(requireLine)) return text;
  const rest = text.slice(requireLine.length);
  return usesRequire.test(rest) ? text : rest;
}

/**
 * The files that `file` loads, including itself.
 *
 * @param when at the start only, or also later
 */
export function closureOf(
  file: string,
  { outputs }: Pick<Metafile, 'outputs'>,
  when: 'at-start' | 'ever' = 'ever',
): string[] {
  const found = new Set([file]);
  for (const one of found)
    for (const { path, kind, external } of outputs[one]?.imports ?? [])
      if (external !== true && (when === 'ever' || kind === 'import-statement')) found.add(path);
  return [...found];
}

function partsReader({ root, outputFiles }: Pass): (entry: string, file: string) => Part[] {
  const made = new Map(outputFiles.map(({ path, contents }) => [path, Buffer.from(contents)]));
  const read = (entry: string, file: string): Part => {
    const contents = made.get(join(root, file)) ?? Buffer.of();
    const isShared = file !== entry && file !== `${entry}.map`;
    const text = file.endsWith('.mjs') ? withoutIdleRequire(contents.toString()) : undefined;
    if (isShared)
      return { name: basename(file), contents: text === undefined ? contents : Buffer.from(text), isShared };
    const name = basename(file).replace(basename(entry), 'index.mjs');
    // Renames an entry and updates the reference to its source map.
    const renamed = text?.replace(
      `sourceMappingURL=${basename(entry)}.map`,
      'sourceMappingURL=index.mjs.map',
    );
    return { name, contents: renamed === undefined ? contents : Buffer.from(renamed), isShared };
  };
  return (entry, file) =>
    [file, `${file}.map`].filter((one) => made.has(join(root, one))).map((one) => read(entry, one));
}

const readIfThere = (file: string): Buffer | undefined =>
  statSync(file, { throwIfNoEntry: false }) ? readFileSync(file) : undefined;

/** Writes to a temporary name first, so that a half-written file is never loaded. */
function write(file: string, contents: Buffer): void {
  if (readIfThere(file)?.equals(contents)) return;
  writeFileSync(`${file}.part`, contents);
  renameSync(`${file}.part`, file);
}

function link(file: string, other: string): void {
  const there = statSync(file, { throwIfNoEntry: false });
  if (there?.ino === statSync(other).ino) return;
  rmSync(file, { force: true });
  linkSync(other, file);
}

/**
 * Writes a folder for each function, with its entry as `index.mjs` and only the chunks that it loads. The folder is
 * what is deployed, so its digest changes only when one of these files does. A chunk that several functions share is on
 * the disk once.
 *
 * @param entries the name of each function and its entry among the outputs of the pass
 */
export function placeBundles(outdir: string, entries: ReadonlyMap<string, string>, pass: Pass): void {
  const read = partsReader(pass);
  const firstOf = new Map<string, string>();
  for (const [name, entry] of entries) {
    const folder = join(outdir, name);
    mkdirSync(folder, { recursive: true });
    const parts = closureOf(entry, pass.metafile).flatMap((file) => read(entry, file));
    for (const part of parts) {
      const file = join(folder, part.name);
      const first = part.isShared ? firstOf.get(part.name) : undefined;
      if (first === undefined) write(file, part.contents);
      else link(file, first);
      if (part.isShared) firstOf.set(part.name, first ?? file);
    }
    keepOnly(folder, new Set(parts.map((part) => part.name)));
  }
  keepOnly(outdir, new Set(entries.keys()));
}

/** The deployed size of a function's folder, without the source maps. */
export const unpackedBytes = (folder: string): number =>
  readdirSync(folder)
    .filter((file) => !file.endsWith('.map'))
    .reduce((bytes, file) => bytes + statSync(join(folder, file)).size, 0);

function keepOnly(folder: string, names: ReadonlySet<string>): void {
  for (const found of readdirSync(folder))
    if (!names.has(found)) rmSync(join(folder, found), { recursive: true, force: true });
}
