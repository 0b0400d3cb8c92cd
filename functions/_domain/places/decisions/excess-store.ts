import type { Marketplace } from '#shared/contracts/channels.ts';
import type { InventoryMode } from '#shared/contracts/settings/settings.ts';
import { addHours } from '#shared/core/time/zone.ts';
import { OutboxEntity } from '#functions/_data/places/outbox.ts';
import { readTogether, wanted } from '#functions/_data/read-together.ts';
import { openHours } from '#functions/_domain/classes/horizon.ts';
import { readConnected } from '#functions/_domain/connections/connection-store.ts';
import { waitsForAutomation, type OutboxEntry } from '#functions/_domain/places/outbox/push-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import type { StoredClass } from './decision-store.ts';
import type { Offering } from './end-offers.ts';
import { excessOffersOf, type ExcessOffers } from './excess-offers.ts';
import { classesBetween } from './optimizer-store.ts';

interface Selling {
  readonly contracts: readonly Offering[];
  readonly mode: InventoryMode;
}

const ended: readonly string[] = ['acked', 'failed', 'superseded'];

/** Whether these pushes bring a marketplace its latest number although automation is paused. */
const bringNumber =
  (pushes: readonly (OutboxEntry | undefined)[]) =>
  (marketplace: Marketplace): boolean =>
    pushes.some(
      (push) => push?.marketplace === marketplace && !ended.includes(push.state) && !waitsForAutomation(push),
    );

/** The places of a class that are on sale and do not exist, while automation is paused. */
export const excessWhilePaused = (
  cls: StoredClass,
  pushes: readonly (OutboxEntry | undefined)[],
  { contracts, mode }: Selling,
): ExcessOffers | undefined => excessOffersOf(cls, contracts, mode, bringNumber(pushes));

const pushIdsOf = ({ latestPushes = {} }: StoredClass): string[] =>
  Object.values(latestPushes).filter((outboxId) => outboxId !== undefined);

/**
 * Finds the coming classes with places on sale that do not exist, the soonest first. Only for a studio whose automation
 * is paused, because otherwise automation itself ends such offers.
 */
export async function readExcessWhilePaused(
  table: StudioTable,
  studioId: string,
  mode: InventoryMode,
  now: Date,
): Promise<{ readonly classId: string; readonly places: number }[]> {
  const at = now.toISOString();
  const [connected, classes] = await Promise.all([
    readConnected(table, studioId, { consistent: false }),
    classesBetween(table, studioId, { fromUtc: at, toUtc: addHours(at, openHours) }),
  ]);
  const selling = { contracts: connected, mode };
  const coming = classes.filter(({ startsAt }) => startsAt > at);
  const suspected = coming.filter((cls) => excessWhilePaused(cls, [], selling));
  const { pushes } = await readTogether(
    table,
    { pushes: suspected.flatMap(pushIdsOf).map((outboxId) => wanted(OutboxEntity, { studioId, outboxId })) },
    { consistent: false },
  );
  return suspected
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
    .flatMap((cls) => {
      const own = pushes.filter((push) => push?.classId === cls.classId);
      const excess = excessWhilePaused(cls, own, selling);
      return excess ? [{ classId: cls.classId, places: excess.places }] : [];
    });
}
