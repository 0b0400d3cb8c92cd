import { openingEndsAt } from '#functions/_domain/classes/horizon.ts';
import { readConnection } from '#functions/_domain/connections/connection-store.ts';
import { storeEnded } from '#functions/_domain/places/decisions/close-offers.ts';
import {
  readPushedClass,
  type OutboxEntry,
  type PushedClass,
  type SentPush,
} from '#functions/_domain/places/outbox/push-store.ts';
import { supersededFor } from '#functions/_domain/places/outbox/superseded.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { supersede, type PushDeps } from './end-push.ts';

/** A decision may be made at the last moment. Its changes then have this long to reach their marketplaces. */
const sentWithinMs = 15 * 60_000;

const isDecidedAutomatically = ({ automatic, decisionId }: OutboxEntry): boolean =>
  automatic && decisionId !== undefined;

/**
 * Whether a push may no longer open places, because it carries out an automatic decision and was held up beyond the
 * hours before the class that its marketplace's guidelines set. The guidelines are read only for a push that was held
 * up.
 */
export async function isTooLate(
  table: StudioTable,
  push: SentPush,
  { startsAt }: PushedClass,
  now: Date,
): Promise<boolean> {
  if (!isDecidedAutomatically(push) || now.getTime() - Date.parse(push.createdAt) <= sentWithinMs)
    return false;
  const connection = await readConnection(table, push.studioId, push.marketplace);
  return connection !== undefined && openingEndsAt(startsAt, connection) < now.toISOString();
}

/**
 * Ends a push that came too late. The class first gets the number that the marketplace shows, as an automatic change
 * that is verified there like any other, so that a crash in between leaves a number that is already replaced.
 *
 * @throws {Failure} `conflict` if the class kept changing or automation was paused; the push then still has to be ended
 */
export async function endLate(
  table: StudioTable,
  push: SentPush,
  shown: number,
  deps: PushDeps,
): Promise<void> {
  const { marketplace, pushVersion, correlationId } = push;
  const cause = await untilStored(async () => {
    const cls = await readPushedClass(table, push);
    if (cls?.pushVersions[marketplace] !== pushVersion) return 'replaced';
    const numbers = { from: cls.allocations[marketplace] ?? 0, to: shown };
    const stored = await storeEnded(table, cls, new Map([[marketplace, numbers]]), correlationId, deps);
    return stored && 'too-late';
  }, 'The class is being changed at the same time.');
  await supersede(table, push, deps.clock.now(), supersededFor[cause], deps);
}
