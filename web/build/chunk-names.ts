import path from 'node:path';
import type { Rolldown } from 'vite';
import { entries } from './entries.ts';
import { isOfAllMessages, isOwnMessages } from './own-messages.ts';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/**
 * A module that at least this many parts of the app share goes into one common file: it is needed soon, whichever page
 * comes first.
 */
const sharedByPartsMin = 8;
/** A chunk with less code than this does not get a file of its own. */
const ownFileCharactersMin = 4000;

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
  /** How many characters of code each set of parts shares. */
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
  return { app: atOnce, auth: reachOf(graph, [auth]), partsByModule, charactersByParts };
}

function isSharedByMost(id: string, { partsByModule, charactersByParts }: Reach): boolean {
  const parts = partsByModule.get(id) ?? [];
  if (parts.length >= sharedByPartsMin) return true;
  return parts.length > 1 && (charactersByParts.get(keyOf(parts)) ?? 0) < ownFileCharactersMin;
}

/** Code that signing in needs at once and pages need later must not be in the file that starts the sign-in document. */
function formsName(parts: readonly string[]): string {
  if (parts.length === 0) return 'sign-in';
  return parts.length >= sharedByPartsMin ? 'shared-forms' : 'forms';
}

function nameOf(id: string, reach: Reach): string | null {
  const { app, auth, partsByModule } = reach;
  if ([entries.app, entries.auth].some((entry) => path.resolve(entry) === id)) return null;
  if (isOfAllMessages(id)) return 'common';
  if (app.has(id)) return auth.has(id) ? 'common' : 'frame';
  if (auth.has(id)) return formsName(partsByModule.get(id) ?? []);
  return isSharedByMost(id, reach) ? 'shared' : null;
}

/**
 * Chooses the file that a module goes into: one file for what both documents load at once, one for what either of them
 * loads, and one for what most pages share. All other code is split by use. Split by use alone, a page would load
 * about a hundred files, most of them under one kilobyte.
 */
export function chunkName(): (id: string, graph: Graph) => string | null {
  let reach: Reach | undefined;
  return (id, graph) => nameOf(id, (reach ??= reachOfEntries(graph)));
}
