import type { Marketplace } from '#shared/contracts/channels.ts';
import type { InventoryMode } from '#shared/contracts/settings/settings.ts';
import { eachToItsEnd, inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import { endOffersOf } from '#functions/_domain/places/decisions/close-offers.ts';
import { recordTrouble } from '#functions/_domain/connections/health-store.ts';
import { excessOf } from '#functions/_domain/places/pending/offered.ts';
import type { PushedClass } from '#functions/_domain/places/outbox/push-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The most offers that one reading ends. The next reading ends the rest. */
const endedMax = 50;
const endedAtOnce = 4;

interface ToEnd {
  readonly studioId: string;
  /** The classes that were read, including the sales that this reading applied. */
  readonly classes: readonly PushedClass[];
  readonly mode: InventoryMode;
  /** The marketplaces that are read more often while a class is over-offered. */
  readonly marketplaces: readonly Marketplace[];
  readonly automationPaused: boolean;
  readonly at: Date;
  readonly correlationId: string;
}

/** Whether Cupo has set places of the class. A number of a marketplace's own is ended, but it is not our fault. */
const isPlaced = ({ pushVersions }: PushedClass): boolean =>
  Object.values(pushVersions).some((version) => version !== undefined);

/**
 * Ends offers beyond the places of their classes, and measures how many classes have more places offered or sold than
 * exist. While there is such a class, its marketplaces are read every five minutes.
 */
export async function endExcess(table: StudioTable, toEnd: ToEnd, deps: Base): Promise<void> {
  const { studioId, classes, mode, marketplaces, automationPaused, at, correlationId } = toEnd;
  const now = at.toISOString();
  const over = classes.filter((cls) => cls.startsAt > now && excessOf(cls, mode) > 0);
  if (over.length === 0) return;
  const placed = over.filter(isPlaced);
  const measured = { ClassesOverOffered: placed.length };
  const [first] = placed;
  if (first)
    deps.logger.measure('more offered than exists', measured, { studioId, classId: first.classId }, 'warn');
  await eachToItsEnd(marketplaces, (marketplace) => recordTrouble(table, studioId, marketplace, at));
  if (automationPaused) return;
  await inParallel(over.slice(0, endedMax), endedAtOnce, ({ classId }) =>
    endOffersOf(table, { studioId, classId, correlationId }, deps),
  );
}
