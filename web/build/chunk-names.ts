import { statSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'vite';
import { pageModules } from '../routes.ts';
import { entries } from './entries.ts';
import { isOfAllMessages, isOwnMessages } from './own-messages.ts';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/**
 * Code that at least this many parts of the app share is loaded with the frame: it is needed soon, whichever page opens
 * first.
 */
const sharedByPartsMin = 8;
/** Code that a page shares with others gets its own file from this number of characters on. */
const ownFileOfPageCharactersMin = 25_000;
/** Code that parts share and that validates with schemas gets its own file from this number of characters on. */
const ownFileOfCheckingCharactersMin = 4_000;
/** A style sheet that a page needs gets its own file from this number of bytes on. */
const ownSheetOfPageBytesMin = 6_500;
/** A style sheet that only other parts need, such as dialogs, gets its own file from this number of bytes on. */
const ownSheetOfOthersBytesMin = 1_000;
/** Code that only other parts share, such as dialogs, gets its own file from this number of characters on. */
const ownFileOfOthersCharactersMin = 4_000;

/** The bundler's runtime module, through which built files load each other. */
const bundlerRuntime = '\0rolldown/runtime';

const pages: ReadonlySet<string> = new Set(Object.values(pageModules).map((source) => path.resolve(source)));
/** Most visits begin with this page, so the code that it shares with other pages is loaded with the frame. */
const firstPage = path.resolve(pageModules['/dashboard']);
/** The charts are loaded right after the first page. */
const charts = path.resolve('web/src/features/dashboard/week-charts.tsx');

const isSheet = (id: string): boolean => id.endsWith('.css');

/** Most pages' own rules are a few lines, which a request for each page would not be worth. */
function isSmallSheet(id: string, parts: readonly string[]): boolean {
  if (!isSheet(id) || parts.includes(firstPage)) return false;
  const isOfPage = parts.some((part) => pages.has(part));
  return statSync(id).size < (isOfPage ? ownSheetOfPageBytesMin : ownSheetOfOthersBytesMin);
}

/** The modules `ids` and everything that they import statically. */
function reachOf(graph: Graph, ids: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const ahead = [...ids];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    ahead.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

/** Every module that an entry may load later with `import()`. */
function partsOf(graph: Graph, entry: string): Set<string> {
  const parts = new Set<string>();
  const ahead = [entry];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop())
    for (const reached of reachOf(graph, [id]))
      for (const part of graph.getModuleInfo(reached)?.dynamicallyImportedIds ?? []) {
        if (parts.has(part)) continue;
        parts.add(part);
        ahead.push(part);
      }
  return parts;
}

interface Reach {
  readonly app: ReadonlySet<string>;
  readonly auth: ReadonlySet<string>;
  /** For each module, the lazily loaded parts of the app that need it, sorted. */
  readonly partsByModule: ReadonlyMap<string, readonly string[]>;
  /** The modules that load later and need zod, directly or indirectly. */
  readonly checking: ReadonlySet<string>;
  /** The modules that load later and call the user pool, directly or indirectly. */
  readonly calling: ReadonlySet<string>;
  /** For each set of parts, the total number of characters of the modules that exactly these parts need. */
  readonly charactersByParts: ReadonlyMap<string, number>;
}

const keyOf = (parts: readonly string[]): string => parts.join('|');

function partsByModuleOf(graph: Graph, app: string): ReadonlyMap<string, readonly string[]> {
  const partsByModule = new Map<string, string[]>();
  for (const part of [...partsOf(graph, app)].toSorted())
    for (const id of reachOf(graph, [part])) {
      const parts = partsByModule.get(id);
      if (parts) parts.push(part);
      else partsByModule.set(id, [part]);
    }
  return partsByModule;
}

const isOfZod = (id: string): boolean => /[\\/]node_modules[\\/]zod[\\/]/.test(id);
const isOfAmplify = (id: string): boolean => /[\\/]node_modules[\\/]@?aws-amplify[\\/]/.test(id);

/** All modules of a package, and those that import them statically, directly or indirectly. */
function importersOf(graph: Graph, ids: Iterable<string>, isOfPackage: (id: string) => boolean): Set<string> {
  const found = new Set<string>();
  const ahead = [...ids].filter(isOfPackage);
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    ahead.push(...(graph.getModuleInfo(id)?.importers ?? []));
  }
  return found;
}

function reachOfEntries(graph: Graph): Reach {
  const [app, auth] = [path.resolve(entries.app), path.resolve(entries.auth)];
  const atOnce = reachOf(graph, [app]);
  const ofAuth = reachOf(graph, [auth]);
  const partsByModule = partsByModuleOf(graph, app);
  const charactersByParts = new Map<string, number>();
  for (const [id, parts] of partsByModule) {
    if (atOnce.has(id) || ofAuth.has(id) || isOwnMessages(id)) continue;
    const key = keyOf(parts);
    const characters = graph.getModuleInfo(id)?.code?.length ?? 0;
    charactersByParts.set(key, (charactersByParts.get(key) ?? 0) + characters);
  }
  const checking = importersOf(graph, partsByModule.keys(), isOfZod);
  const calling = importersOf(graph, partsByModule.keys(), isOfAmplify);
  return { app: atOnce, auth: ofAuth, partsByModule, checking, calling, charactersByParts };
}

/**
 * Names the file for code that signing in needs at once. Code that pages need later must not be in the file that starts
 * the sign-in document.
 */
function formsName(id: string, parts: readonly string[]): string {
  if (parts.length === 0) return 'sign-in';
  // Rules of shared forms are too few for a request of their own.
  if (isSheet(id)) return 'common';
  return parts.length >= sharedByPartsMin || parts.includes(charts) ? 'common' : 'forms';
}

/** The name of the file for a module that signing in does not need; null for a module that the bundler splits by use. */
function sharedName(
  id: string,
  { partsByModule, checking, calling, charactersByParts }: Reach,
): string | null {
  const parts = partsByModule.get(id) ?? [];
  if (isOfZod(id)) return 'schemas';
  if (parts.length < 2) return parts.length === 1 && isSmallSheet(id, parts) ? 'shared' : null;
  if (calling.has(id)) return 'amplify';
  const isOfMost = parts.length >= sharedByPartsMin;
  const characters = charactersByParts.get(keyOf(parts)) ?? 0;
  if (checking.has(id)) return isOfMost || characters < ownFileOfCheckingCharactersMin ? 'schemas' : null;
  if (parts.includes(firstPage)) return 'frame';
  if (isOfMost) return parts.includes(charts) ? 'frame' : 'shared';
  const isOfPage = parts.some((part) => pages.has(part));
  const ownFileMin = isOfPage ? ownFileOfPageCharactersMin : ownFileOfOthersCharactersMin;
  return characters < ownFileMin || isSmallSheet(id, parts) ? 'shared' : null;
}

function nameOf(id: string, reach: Reach): string | null {
  const { app, auth, partsByModule } = reach;
  if ([entries.app, entries.auth].some((entry) => path.resolve(entry) === id)) return null;
  if (isOfAllMessages(id) || id.startsWith(bundlerRuntime)) return 'common';
  if (app.has(id)) return auth.has(id) ? 'common' : 'frame';
  if (auth.has(id)) return formsName(id, partsByModule.get(id) ?? []);
  return sharedName(id, reach);
}

/**
 * Decides which file a module goes into. Code that both documents load at once is one file; code that the app loads at
 * once or that most pages share is another; code that some pages share is a third. Shared code that validates with
 * schemas is a separate file, which pages without validation do not load. The bundler splits everything else by use.
 * Split by use alone, a page would load a hundred files, most of them smaller than one kilobyte.
 */
export function chunkName(): (id: string, graph: Graph) => string | null {
  let reach: Reach | undefined;
  return (id, graph) => nameOf(id, (reach ??= reachOfEntries(graph)));
}
