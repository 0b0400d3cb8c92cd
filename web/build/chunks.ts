import path from 'node:path';
import type { Rolldown } from 'vite';
import { pageModules, type RouteFiles } from '../routes.ts';

type Output = Rolldown.RolldownOutput['output'];
type Chunk = Rolldown.OutputChunk;

const chunksOf = (output: Output): readonly Chunk[] => output.filter((one) => one.type === 'chunk');

/** The chunk that was built from a source module. */
export function chunkOf(output: Output, source: string): Chunk {
  const found = chunksOf(output).find(({ facadeModuleId }) => facadeModuleId === path.resolve(source));
  if (!found) throw new Error(`the build has no output for ${source}`);
  return found;
}

/** `chunk` and every chunk that it imports statically, directly or indirectly, each after its imports. */
export function closureOf(output: Output, chunk: Chunk): readonly Chunk[] {
  const byName = new Map(chunksOf(output).map((one) => [one.fileName, one]));
  const seen = new Set<Chunk>();
  const ordered: Chunk[] = [];
  const visit = (one: Chunk): void => {
    if (seen.has(one)) return;
    seen.add(one);
    for (const name of one.imports) {
      const imported = byName.get(name);
      if (imported) visit(imported);
    }
    ordered.push(one);
  };
  visit(chunk);
  return ordered;
}

/** The style sheets that chunks need, in cascade order. */
export const stylesOf = (chunks: readonly Chunk[]): readonly string[] => [
  ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];

/** The scripts and style sheets of chunks, by chunk name. */
export const filesOf = (chunks: readonly Chunk[]): readonly string[] => [
  ...chunks.map(({ fileName }) => fileName),
  ...stylesOf(chunks),
];

/** The addresses that each page loads in addition to those in `base`. */
export function routeFilesOf(output: Output, base: ReadonlySet<string>): RouteFiles {
  return Object.fromEntries(
    Object.entries(pageModules).map(([page, source]) => {
      const files = filesOf(closureOf(output, chunkOf(output, source)));
      return [page, files.filter((file) => !base.has(file)).map((file) => `/${file}`)];
    }),
  );
}
