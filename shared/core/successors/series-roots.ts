import type { SeriesLink } from './types.ts';

/** The first series of a chain. The demand of the whole chain is learned under its name. */
export type RootOf = (seriesId: string) => string;

/**
 * Maps every series to the first one of its chain: if B replaces A and C replaces B, both map to A, and A to itself. A
 * series without a predecessor is its own root. Of several predecessors of one series the first given counts; a link
 * that would close a cycle is left out.
 */
export function seriesRoots(links: readonly SeriesLink[]): RootOf {
  const before = new Map<string, string>();
  const rootOf = (seriesId: string): string => {
    let root = seriesId;
    for (let next = before.get(root); next !== undefined; next = before.get(root)) root = next;
    return root;
  };
  for (const { fromSeriesId, toSeriesId } of links)
    if (!before.has(toSeriesId) && rootOf(fromSeriesId) !== toSeriesId) before.set(toSeriesId, fromSeriesId);
  return rootOf;
}

/** Every series by itself. */
export const ownRoot: RootOf = (seriesId) => seriesId;

/** Each under the root of its series. */
export const inRoots = <T extends { readonly seriesId: string }>(
  items: readonly T[],
  rootOf: RootOf = ownRoot,
): T[] => items.map((item) => ({ ...item, seriesId: rootOf(item.seriesId) }));
