import type { Metafile } from 'esbuild';
import { pageModules, type RouteFiles } from '../routes.ts';

/** The output file that was made of a source module. */
export function outputOf(meta: Metafile, source: string): string {
  const found = Object.keys(meta.outputs).find(
    (file) => file.endsWith('.js') && meta.outputs[file]?.entryPoint === source,
  );
  if (!found) throw new Error(`the build has no output for ${source}`);
  return found;
}

/** `file` and every file that loading it pulls in by static import. */
export function closureOf(meta: Metafile, file: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = meta.outputs[file]?.imports ?? [];
  for (const { path, kind } of imports) if (kind === 'import-statement') closureOf(meta, path, seen);
  return seen;
}

/** What each page loads beyond `base`, as addresses. */
export function routeFilesOf(meta: Metafile, base: Set<string>, url: (file: string) => string): RouteFiles {
  return Object.fromEntries(
    Object.entries(pageModules).map(([path, source]) => [
      path,
      [...closureOf(meta, outputOf(meta, source))].filter((file) => !base.has(file)).map(url),
    ]),
  );
}

/** Style sheets that esbuild writes for lazy chunks; nothing loads them, since the document's own holds their rules. */
export function unusedStyles(meta: Metafile, used: ReadonlySet<string>): string[] {
  return Object.keys(meta.outputs).filter(
    (file) => /\.css(\.map)?$/.test(file) && !used.has(file.replace(/\.map$/, '')),
  );
}
