import type { SeriesLink } from './types.ts';

/** The first series of a chain. The demand of the whole chain is learned under its id. */
export type RootOf = (seriesId: string) => string;

/**
 * Maps every series to the first one of its chain: if B replaces A and C replaces B, then A, B and C map to A. A series
 * without a predecessor is its own root. If one series has several predecessors, the first one given counts; a link
 * that would close a cycle is ignored.
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

/** Each series is its own root. */
export const ownRoot: RootOf = (seriesId) => seriesId;

/** Replaces each item's series by the root of the series. */
export const inRoots = <T extends { readonly seriesId: string }>(
  items: readonly T[],
  rootOf: RootOf = ownRoot,
): T[] => items.map((item) => ({ ...item, seriesId: rootOf(item.seriesId) }));
