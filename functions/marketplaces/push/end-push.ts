import type { PushMessage } from '#shared/contracts/messages.ts';
import type { Blobs } from '#functions/_platform/ports/blobs.ts';
import type { FifoQueue } from '#functions/_platform/ports/queues.ts';
import type { AdmissionDeps } from '../session/admission.ts';
import { noteTrouble } from '#functions/_domain/connections/health-store.ts';
import type { VerifiedPlaces } from '../session/place-push.ts';
import type { OwedPush, PushedClass, SentPush } from '#functions/_domain/places/outbox/push-store.ts';
import { isLatestOf, settlePush } from '#functions/_domain/places/outbox/settle-store.ts';
import { soldMoreMessage } from '#functions/_domain/bookings/sold-there.ts';
import { endOffersOf } from '#functions/_domain/places/decisions/close-offers.ts';
import { wakeWaiting } from './room-for.ts';
import { noteAtEnd } from '#functions/_platform/work.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export interface PushDeps extends AdmissionDeps {
  readonly recordings: Pick<Blobs, 'putJson'>;
  readonly pushes: FifoQueue<PushMessage>;
}

/** What is owed longer than this, and was tried in vain, is told to whoever is on call. */
const confirmedWithinSeconds = 15 * 60;

const ageSeconds = ({ createdAt }: OwedPush, at: Date): number =>
  Math.max(0, Math.round((at.getTime() - Date.parse(createdAt)) / 1000));

/** Says that a push was tried in vain which should have been confirmed by now. */
export function noteLate(owed: OwedPush, now: Date, { logger }: PushDeps): void {
  const seconds = ageSeconds(owed, now);
  if (seconds <= confirmedWithinSeconds) return;
  const { outboxId: pushId, marketplace: partner } = owed;
  logger.measure('push late', { PushesLate: 1 }, { pushId, partner, ageSeconds: seconds }, 'warn');
}

/** Ends a push whose number is no longer to be sent. */
export async function supersede(
  table: StudioTable,
  owed: OwedPush,
  at: Date,
  message: string,
  { logger }: PushDeps,
): Promise<void> {
  await settlePush(table, { push: owed, state: 'superseded', at, message });
  const { outboxId: pushId, marketplace: partner } = owed;
  logger.measure('push superseded', { PushesSuperseded: 1 }, { pushId, partner });
}

/** Ends a push whose number was read back. */
export async function settle(
  table: StudioTable,
  { owed, cls }: { readonly owed: SentPush; readonly cls: PushedClass },
  { places, sent }: VerifiedPlaces,
  recordingKey: string,
  deps: PushDeps,
): Promise<void> {
  const at = deps.clock.now();
  const { marketplace: partner, studioId, classId, correlationId } = owed;
  const isSoldMore = places !== owed.places;
  // Before it is settled: a delivery after that does nothing more.
  if (isSoldMore) {
    // What is sold there and was to be sold elsewhere exists once: the others offer it no longer.
    await endOffersOf(table, { studioId, classId, correlationId }, deps);
    // Perhaps more is sold than exists: the next reading comes soon, and measures it.
    await noteTrouble(table, studioId, partner, at);
  }
  await settlePush(table, {
    push: owed,
    state: 'acked',
    at,
    recordingKey,
    isLatest: isLatestOf(cls, owed),
    ...(isSoldMore && { verified: places, message: soldMoreMessage(partner, places) }),
  });
  await wakeWaiting(table, owed, deps.pushes);
  const measured = { PushesConfirmed: 1, PushAge: ageSeconds(owed, at) };
  noteAtEnd({ partner, places, sent }, measured);
}

/** Ends a push that did not reach its marketplace. */
export async function fail(
  table: StudioTable,
  owed: OwedPush,
  message: string,
  recordingKey: string | undefined,
  deps: PushDeps,
  isUnauthorized = false,
): Promise<void> {
  await settlePush(table, {
    push: owed,
    state: 'failed',
    failedFor: isUnauthorized ? 'credentials' : undefined,
    at: deps.clock.now(),
    message,
    ...(recordingKey !== undefined && { recordingKey }),
  });
  await wakeWaiting(table, owed, deps.pushes);
  const { outboxId: pushId, marketplace: partner } = owed;
  deps.logger.measure('push failed', { PushesFailed: 1 }, { pushId, partner }, 'warn');
}
