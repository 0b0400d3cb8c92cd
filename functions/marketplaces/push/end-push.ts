import type { PushMessage } from '#shared/contracts/messages.ts';
import type { Blobs } from '#functions/_platform/ports/blobs.ts';
import type { FifoQueue } from '#functions/_platform/ports/queues.ts';
import type { PermitDeps } from '../session/permit.ts';
import { recordTrouble } from '#functions/_domain/connections/health-store.ts';
import type { VerifiedPlaces } from '../session/place-push.ts';
import type { OutboxEntry, PushedClass, SentPush } from '#functions/_domain/places/outbox/push-store.ts';
import { isLatestOf, settlePush } from '#functions/_domain/places/outbox/settle-store.ts';
import { soldMoreMessage } from '#functions/_domain/bookings/sold-there.ts';
import { endOffersOf } from '#functions/_domain/places/decisions/close-offers.ts';
import { wakeWaiting } from './room-for.ts';
import { recordAtEnd } from '#functions/_platform/work.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export interface PushDeps extends PermitDeps {
  readonly recordings: Pick<Blobs, 'putJson'>;
  readonly pushes: FifoQueue<PushMessage>;
}

/** A push that is still pending after this time, with failed attempts, is reported to the person on call. */
const confirmedWithinSeconds = 15 * 60;

const ageSeconds = ({ createdAt }: OutboxEntry, at: Date): number =>
  Math.max(0, Math.round((at.getTime() - Date.parse(createdAt)) / 1000));

/** Reports a push whose attempts failed and that should have been confirmed by now. */
export function recordLate(entry: OutboxEntry, now: Date, { logger }: PushDeps): void {
  const seconds = ageSeconds(entry, now);
  if (seconds <= confirmedWithinSeconds) return;
  const { outboxId: pushId, marketplace: partner } = entry;
  logger.measure('push late', { PushesLate: 1 }, { pushId, partner, ageSeconds: seconds }, 'warn');
}

/** Ends a push whose number must no longer be sent. */
export async function supersede(
  table: StudioTable,
  entry: OutboxEntry,
  at: Date,
  message: string,
  { logger }: PushDeps,
): Promise<void> {
  await settlePush(table, { push: entry, state: 'superseded', at, message });
  const { outboxId: pushId, marketplace: partner } = entry;
  logger.measure('push superseded', { PushesSuperseded: 1 }, { pushId, partner });
}

/** Ends a push whose number was verified. */
export async function settle(
  table: StudioTable,
  { entry, cls }: { readonly entry: SentPush; readonly cls: PushedClass },
  { places, sent }: VerifiedPlaces,
  recordingKey: string,
  deps: PushDeps,
): Promise<void> {
  const at = deps.clock.now();
  const { marketplace: partner, studioId, classId, correlationId } = entry;
  const isSoldMore = places !== entry.places;
  // This is done before the push is settled, because a repeated delivery does nothing for a settled push.
  if (isSoldMore) {
    // These places were sold here although they were meant to be sold elsewhere, so the other marketplaces stop
    // offering them.
    await endOffersOf(table, { studioId, classId, correlationId }, deps);
    // More places may be sold than exist. Recording trouble makes the next reading follow soon, and that reading counts
    // them.
    await recordTrouble(table, studioId, partner, at);
  }
  await settlePush(table, {
    push: entry,
    state: 'acked',
    at,
    recordingKey,
    isLatest: isLatestOf(cls, entry),
    ...(isSoldMore && { verified: places, message: soldMoreMessage(partner, places) }),
  });
  await wakeWaiting(table, entry, deps.pushes);
  const measured = { PushesConfirmed: 1, PushAge: ageSeconds(entry, at) };
  recordAtEnd({ partner, places, sent }, measured);
}

/** Ends a push that did not reach its marketplace. */
export async function fail(
  table: StudioTable,
  entry: OutboxEntry,
  message: string,
  recordingKey: string | undefined,
  deps: PushDeps,
  isUnauthorized = false,
): Promise<void> {
  await settlePush(table, {
    push: entry,
    state: 'failed',
    failedFor: isUnauthorized ? 'credentials' : undefined,
    at: deps.clock.now(),
    message,
    ...(recordingKey !== undefined && { recordingKey }),
  });
  await wakeWaiting(table, entry, deps.pushes);
  const { outboxId: pushId, marketplace: partner } = entry;
  deps.logger.measure('push failed', { PushesFailed: 1 }, { pushId, partner }, 'warn');
}
