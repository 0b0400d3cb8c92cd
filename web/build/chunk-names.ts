import path from 'node:path';
import type { Rolldown } from 'vite';
import { pageModules } from '../routes.ts';
import { entries } from './entries.ts';
import { isOfAllMessages, isOwnMessages } from './own-messages.ts';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** What so many parts of the app share comes with its frame: it is needed soon, whichever page comes first. */
const sharedByPartsMin = 8;
/** What a page shares with others is a file of its own from so many characters of code on. */
const ownFileOfPageCharactersMin = 25_000;
/** What is shared by parts that open later, likewise. */
const ownFileOfOthersCharactersMin = 4_000;

/** The module through which files of the build load each other. */
const bundlerRuntime = '\0rolldown/runtime';

const pages: ReadonlySet<string> = new Set(Object.values(pageModules).map((source) => path.resolve(source)));
/** Most visits begin there: what it shares with other pages comes with the frame. */
const firstPage = path.resolve(pageModules['/dashboard']);
/** They come a moment after the first page. */
const charts = path.resolve('web/src/features/dashboard/week-charts.tsx');

/** `ids` and everything they import statically. */
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

/** Every module that an entry may load later, by `import()`. */
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
  /** The parts of the app that need a module and load later, in one order. */
  readonly partsByModule: ReadonlyMap<string, readonly string[]>;
  /** What loads later and cannot do without zod. */
  readonly checking: ReadonlySet<string>;
  /** How many characters of code the same parts need, by these parts. */
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

/** Whatever imports zod at once, by however many steps. */
function importersOfZod(graph: Graph, ids: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const ahead = [...ids].filter(isOfZod);
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
  const partsByModule = partsByModuleOf(graph, app);
  const charactersByParts = new Map<string, number>();
  for (const [id, parts] of partsByModule) {
    if (atOnce.has(id) || isOwnMessages(id)) continue;
    const key = keyOf(parts);
    const characters = graph.getModuleInfo(id)?.code?.length ?? 0;
    charactersByParts.set(key, (charactersByParts.get(key) ?? 0) + characters);
  }
  const checking = importersOfZod(graph, partsByModule.keys());
  return { app: atOnce, auth: reachOf(graph, [auth]), partsByModule, checking, charactersByParts };
}

/** Code that signing in needs at once and pages need later must not be in the file that starts the sign-in document. */
function formsName(parts: readonly string[]): string {
  if (parts.length === 0) return 'sign-in';
  return parts.length >= sharedByPartsMin || parts.includes(charts) ? 'common' : 'forms';
}

/** What shares a file with others of its kind, and which; null for what is split as it is used. */
function sharedName(id: string, { partsByModule, checking, charactersByParts }: Reach): string | null {
  const parts = partsByModule.get(id) ?? [];
  if (parts.length < 2) return isOfZod(id) ? 'schemas' : null;
  const isOfMost = parts.length >= sharedByPartsMin;
  if (checking.has(id)) return isOfMost || isOfZod(id) ? 'schemas' : null;
  if (isOfMost || parts.includes(firstPage)) return 'frame';
  const isOfPage = parts.some((part) => pages.has(part));
  const ownFileMin = isOfPage ? ownFileOfPageCharactersMin : ownFileOfOthersCharactersMin;
  return (charactersByParts.get(keyOf(parts)) ?? 0) < ownFileMin ? 'shared' : null;
}

function nameOf(id: string, reach: Reach): string | null {
  const { app, auth, partsByModule } = reach;
  if ([entries.app, entries.auth].some((entry) => path.resolve(entry) === id)) return null;
  if (isOfAllMessages(id) || id.startsWith(bundlerRuntime)) return 'common';
  if (app.has(id)) return auth.has(id) ? 'common' : 'frame';
  if (auth.has(id)) return formsName(partsByModule.get(id) ?? []);
  return sharedName(id, reach);
}

/**
 * Which file a module goes into: what both documents load at once is one file, what the app loads at once and what most
 * pages share another, and what some pages share a third. What of that checks by schemas is a file of its own, which
 * pages without a check leave alone. Everything else is split as it is used. Split by use alone, a page would come in a
 * hundred files, most of them under one kilobyte.
 */
export function chunkName(): (id: string, graph: Graph) => string | null {
  let reach: Reach | undefined;
  return (id, graph) => nameOf(id, (reach ??= reachOfEntries(graph)));
}
