import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import { storeEnded } from '#functions/_domain/places/decisions/close-offers.ts';
import { endedOffers } from '#functions/_domain/places/decisions/end-offers.ts';
import { placesWithoutDoubleSale } from '../optimizer/optimize.ts';
import type { StudioRead } from './read-studio.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const concurrentWritesMax = 8;

/**
 * Ends offers of places that no longer exist or are too likely to be sold twice, in classes that have not begun. This
 * is not a decision: the AI settings, the cut-off and the limit on an adjustment do not prevent it. Only the pause
 * does.
 *
 * @returns the data that was read, with these classes updated
 */
export async function endOffers(
  table: StudioTable,
  read: StudioRead,
  correlationId: string,
  deps: Base,
): Promise<StudioRead> {
  const { studio, toDecide, recent } = read;
  if (studio.automationPaused) return read;
  const at = deps.clock.now().toISOString();
  const open = recent.filter(({ startsAt }) => startsAt > at);
  const mode = studio.inventoryMode;
  const safe = mode === 'shared' ? placesWithoutDoubleSale({ ...toDecide, open }) : new Map<string, never>();
  const over = open
    .filter(({ classId }) => toDecide.only?.has(classId) ?? true)
    .map((cls) => ({ cls, places: endedOffers(cls, toDecide.contracts, mode, safe.get(cls.classId)) }))
    .filter(({ places }) => places.size > 0);
  const stored = await inParallel(over, concurrentWritesMax, ({ cls, places }) =>
    storeEnded(table, cls, places, correlationId, deps),
  );
  const ended = new Map(stored.flatMap((cls) => (cls ? [[cls.classId, cls]] : [])));
  if (ended.size === 0) return read;
  deps.logger.info('offers ended', { studioId: studio.studioId, classes: ended.size });
  return {
    ...read,
    recent: recent.map((cls) => ended.get(cls.classId) ?? cls),
    toDecide: { ...toDecide, open: toDecide.open.map((cls) => ended.get(cls.classId) ?? cls) },
  };
}
