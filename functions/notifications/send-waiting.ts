import { leadingKind, messageContent } from '#shared/core/notifications/message-content.ts';
import { kindOf, type Notice } from '#shared/core/notifications/notice.ts';
import { whenToSend } from '#shared/core/notifications/when-to-send.ts';
import { messagesOf } from '#shared/core/notifications/messages-of.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { RetryLater, secondsUntil } from '#functions/_platform/retry-later.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import {
  beginBatch,
  endBatch,
  readDelivery,
  releaseBatch,
  takeOverBatch,
  type Batch,
} from './delivery-store.ts';
import type { TellDeps } from './deps.ts';
import { dropUnsent, readUnsent } from './notification-store.ts';
import { pushToBrowsers } from './push-to-browsers.ts';
import { sendEmail } from './send-email.ts';
import { readSettings } from './settings-store.ts';

/** For this long, the sender may still be sending the message, and a report from Amazon SES is awaited. */
const leaseMs = 5 * 60_000;

/**
 * A notification that could not be sent for this long, because the studio had no access, is not sent any more. Quiet
 * hours and the daily limit delay one by a day at most.
 */
const waitMsMax = 48 * 3_600_000;

/** What has to be known about a studio to send a message. */
interface Sending {
  readonly table: StudioTable;
  readonly studioId: string;
  readonly now: Date;
  readonly clock: { readonly now: Date; readonly localDate: string; readonly hour: number };
  readonly studio: Awaited<ReturnType<typeof readStudio>>;
  readonly settings: Awaited<ReturnType<typeof readSettings>>;
  readonly delivery: Awaited<ReturnType<typeof readDelivery>>;
  readonly unsent: Awaited<ReturnType<typeof readUnsent>>;
}

async function readSending(table: StudioTable, studioId: string, now: Date): Promise<Sending> {
  const [studio, settings, delivery, unsent] = await Promise.all([
    readStudio(table, studioId),
    readSettings(table, studioId),
    readDelivery(table, studioId),
    readUnsent(table, studioId),
  ]);
  const { date: localDate, time } = instantToLocal(now.toISOString(), studio.timezone);
  const clock = { now, localDate, hour: Number(time.slice(0, 2)) };
  return { table, studioId, now, clock, studio, settings, delivery, unsent };
}

/** The part of a batch that is sent as one message, by e-mail or to browsers; null if there is none. */
function contentFor(notices: readonly Notice[], way: 'email' | 'browser', { settings, studio }: Sending) {
  const wanted = notices.filter((notice) => settings.kinds[kindOf(notice)][way]);
  const context = { messages: messagesOf[settings.language], timezone: studio.timezone };
  const content = messageContent(wanted, studio.studioName, context);
  return content && { content, kind: leadingKind(wanted) };
}

/** The record of a sent message. A message that is not due at a fixed hour counts towards the daily limit. */
function sentOf(notices: readonly Notice[], { clock, now, delivery }: Sending, emailed: boolean) {
  const kind = leadingKind(notices);
  const before = delivery.localDate === clock.localDate ? (delivery.count ?? 0) : 0;
  const lastSentAt = now.toISOString();
  return {
    lastSentAt,
    localDate: clock.localDate,
    count: kind === 'morning' || kind === 'week' ? before : before + 1,
    ...(emailed && { lastEmailAt: lastSentAt }),
  };
}

/** Finishes a batch after its e-mail was sent. Repeating this does no harm. */
async function finish(batch: Batch, sending: Sending, emailed: boolean, deps: TellDeps): Promise<void> {
  const { table, studioId, unsent } = sending;
  const notices = noticesOf(batch, unsent);
  const forBrowsers = contentFor(notices, 'browser', sending);
  const { batchId } = batch;
  const pushed = forBrowsers
    ? await pushToBrowsers(table, { studioId, batchId, content: forBrowsers.content }, deps)
    : 0;
  const isSent = emailed || pushed > 0;
  await endBatch(table, studioId, batch, isSent ? sentOf(notices, sending, emailed) : null);
}

const noticesOf = ({ notificationIds }: Batch, unsent: Sending['unsent']): Notice[] =>
  unsent.filter(({ notificationId }) => notificationIds.includes(notificationId)).map(({ notice }) => notice);

/** Sends a message that this sender has claimed. */
async function send(batch: Batch, sending: Sending, deps: TellDeps): Promise<void> {
  const { table, studioId, unsent, delivery } = sending;
  const email = contentFor(noticesOf(batch, unsent), 'email', sending);
  const canEmail = deps.mailer.canSend && delivery.undeliverable === undefined;
  const { batchId, leaseUntil } = batch;
  const outcome = email && canEmail ? await sendEmail(table, { studioId, batchId, ...email }, deps) : 'none';
  if (outcome === 'refused') {
    await releaseBatch(table, studioId, batch);
    throw new RetryLater(undefined, 'the e-mail was not accepted');
  }
  if (outcome === 'unsure')
    throw new RetryLater(
      secondsUntil(new Date(leaseUntil), deps.clock.now()),
      'it is unknown whether the e-mail was accepted',
    );
  await finish(batch, sending, outcome === 'sent', deps);
}

/**
 * Ends a message that another call began. If a report says that its e-mail was accepted, the rest is done. If no such
 * report arrives in time, the e-mail was not accepted and is sent now.
 */
async function settle(batch: Batch, sending: Sending, deps: TellDeps): Promise<void> {
  const { table, studioId, delivery, now } = sending;
  if (delivery.takenBatchId === batch.batchId) return await finish(batch, sending, true, deps);
  const leaseUntil = new Date(batch.leaseUntil);
  if (now < leaseUntil) throw new RetryLater(secondsUntil(leaseUntil, now), 'another message is being sent');
  const renewed = { ...batch, leaseUntil: new Date(now.getTime() + leaseMs).toISOString() };
  if (!(await takeOverBatch(table, studioId, batch, renewed.leaseUntil)))
    throw new RetryLater(undefined, 'another sender is sending it');
  await send(renewed, sending, deps);
}

/** Removes the notifications that waited too long, and returns the others. */
async function withoutOutdated({ table, studioId, now, unsent }: Sending): Promise<Sending['unsent']> {
  const isOutdated = ({ at }: Sending['unsent'][number]): boolean =>
    at !== undefined && now.getTime() - Date.parse(at) > waitMsMax;
  const outdated = unsent.filter(isOutdated).map(({ notificationId }) => notificationId);
  if (outdated.length === 0) return unsent;
  await dropUnsent(table, studioId, outdated);
  return unsent.filter(({ notificationId }) => !outdated.includes(notificationId));
}

/**
 * Sends a studio's owner the waiting notifications as one message, if it is time. A message is recorded as begun before
 * its e-mail is sent, and as ended afterwards. If sending is interrupted in between, reports from Amazon SES settle it.
 *
 * @throws {RetryLater} if something is due soon
 */
export async function sendWaiting(studioId: string, deps: TellDeps): Promise<void> {
  const table = deps.table.forStudio(studioId);
  let sending = await readSending(table, studioId, deps.clock.now());
  if (sending.delivery.batch) {
    await settle(sending.delivery.batch, sending, deps);
    sending = await readSending(table, studioId, deps.clock.now());
  }
  const { settings, delivery, clock } = sending;
  const unsent = await withoutOutdated(sending);
  if (unsent.length === 0) return;
  const { lastSentAt = null, localDate = null, count = 0 } = delivery;
  const kinds = unsent.map(({ notice }) => kindOf(notice));
  const due = whenToSend(kinds, settings, { lastSentAt, localDate, count }, clock);
  if (due.when === 'later') return;
  if (due.when === 'in') throw new RetryLater(due.seconds, 'deferred to the next message');
  const batch = {
    batchId: deps.ids.next(),
    notificationIds: unsent.map(({ notificationId }) => notificationId),
    leaseUntil: new Date(clock.now.getTime() + leaseMs).toISOString(),
  };
  if (!(await beginBatch(table, studioId, batch, lastSentAt)))
    throw new RetryLater(undefined, 'another message is being sent');
  await send(batch, sending, deps);
}
