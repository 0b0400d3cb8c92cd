import type { Marketplace } from '../../shared/contracts/channels.ts';
import { inParallel } from '../_platform/in-parallel.ts';
import type { Base } from '../_platform/ports/base.ts';
import { untilStored } from '../_platform/until-stored.ts';
import { readConnections } from '../integrations/connection-store.ts';
import { findClass } from '../schedule/class-store.ts';
import { storeEdit } from '../schedule/edit-store.ts';
import { isPausedByTeam } from '../settings/platform-store.ts';
import { readStudio } from '../settings/studio-store.ts';
import { withPlaces } from '../schedule/with-places.ts';
import type { StoredClass } from './decision-store.ts';
import { endedOffers } from './end-offers.ts';
import { placesWithoutDoubleSale } from './optimize.ts';
import type { StudioRead } from './read-studio.ts';

const concurrentWritesMax = 8;

/** @returns the class as it then stands; undefined where it changed meanwhile, or automation was paused */
function storeEnded(
  of: StoredClass,
  places: ReadonlyMap<Marketplace, number>,
  correlationId: string,
  deps: Base,
): Promise<StoredClass | undefined> {
  const changes = [...places].map(([marketplace, to]) => ({
    marketplace,
    from: of.allocations[marketplace] ?? 0,
    to,
  }));
  return storeEdit({
    studioId: of.studioId,
    of,
    edit: {
      totalCapacity: of.totalCapacity,
      allocations: withPlaces(of.allocations, [...places]),
      capacity: undefined,
      places: changes.map(({ marketplace, from, to }) => ({ channel: marketplace, from, to })),
      pushes: changes,
      named: [],
    },
    pushes: changes.map((change) => ({
      ...change,
      adjustmentId: deps.ids.next(),
      outboxId: deps.ids.next(),
    })),
    changeId: deps.ids.next(),
    automatic: true,
    at: deps.clock.now(),
    auditId: deps.ids.next(),
    correlationId,
  });
}

const changedMeanwhile = 'The class is being changed at the same time. Please try again.';

/** Which class was called off. */
interface CalledOff {
  readonly studioId: string;
  readonly classId: string;
  readonly correlationId: string;
}

/**
 * Closes a class that was called off at every connected marketplace: what is sold stays. Held back by the pause alone;
 * the run by the schedule does then what is left.
 *
 * @throws {Failure} `conflict` where others kept changing the class
 */
export const closeCalledOff = (
  { studioId, classId, correlationId }: CalledOff,
  deps: Base,
): Promise<'closed' | 'as-it-is'> =>
  untilStored(async () => {
    const [studio, connections, of, pausedByTeam] = await Promise.all([
      readStudio(studioId),
      readConnections(studioId),
      findClass(studioId, classId),
      isPausedByTeam(studioId),
    ]);
    const hasBegun = !of || of.startsAt <= deps.clock.now().toISOString();
    if (hasBegun || of.cancelledAt === undefined || studio.automationPaused || pausedByTeam)
      return 'as-it-is';
    const contracts = connections.filter(({ status }) => status === 'connected');
    const places = endedOffers(of, contracts, studio.inventoryMode);
    if (places.size === 0) return 'as-it-is';
    return (await storeEnded(of, places, correlationId, deps)) && 'closed';
  }, changedMeanwhile);

/**
 * Ends offers of places that do not exist any more, or are too likely to be sold twice, in classes that have not begun.
 * That is no decision: neither the settings of the AI, nor a cut-off, nor the size of an adjustment holds it back; only
 * the pause does.
 *
 * @returns what was read, with these classes as they stand now
 */
export async function endOffers(read: StudioRead, correlationId: string, deps: Base): Promise<StudioRead> {
  const { studio, toDecide, recent } = read;
  if (studio.automationPaused) return read;
  const at = deps.clock.now().toISOString();
  const open = recent.filter(({ startsAt }) => startsAt > at);
  const mode = studio.inventoryMode;
  const safe = mode === 'shared' ? placesWithoutDoubleSale({ ...toDecide, open }) : new Map<string, never>();
  const over = open
    .filter(({ classId }) => toDecide.only?.has(classId) ?? true)
    .map((of) => ({ of, places: endedOffers(of, toDecide.contracts, mode, safe.get(of.classId)) }))
    .filter(({ places }) => places.size > 0);
  const stored = await inParallel(over, concurrentWritesMax, ({ of, places }) =>
    storeEnded(of, places, correlationId, deps),
  );
  const ended = new Map(stored.flatMap((of) => (of ? [[of.classId, of]] : [])));
  if (ended.size === 0) return read;
  deps.logger.info('offers ended', { studioId: studio.studioId, classes: ended.size });
  return {
    ...read,
    recent: recent.map((of) => ended.get(of.classId) ?? of),
    toDecide: { ...toDecide, open: toDecide.open.map((of) => ended.get(of.classId) ?? of) },
  };
}
