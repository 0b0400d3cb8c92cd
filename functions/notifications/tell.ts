import { channelNames } from '#shared/contracts/channels.ts';
import { systemNames } from '#shared/contracts/integrations/source.ts';
import type { NotifiableEvent, TellMessage } from '#shared/contracts/notifications/messages.ts';
import { kindOf, type Notice } from '#shared/core/notifications/notice.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { findClass } from '#functions/_domain/classes/class-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { isEntitled } from '#functions/_platform/entitlement.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import type { TellDeps } from './deps.ts';
import { isLookedAt } from './looked-at-store.ts';
import { storeNotification } from './notification-store.ts';
import { sendWaiting } from './send-waiting.ts';

/** Reads the facts by which an owner recognises a class; undefined if the class no longer exists. */
async function overbooked(
  table: StudioTable,
  studioId: string,
  classId: string,
): Promise<Notice | undefined> {
  const found = await findClass(table, studioId, classId);
  if (!found) return undefined;
  return { what: 'overbooked', classId, className: found.className, startsAt: found.startsAt };
}

/** Builds the notice of an event with the names that it mentions; undefined if there is nothing to report any more. */
async function noticeOf(
  table: StudioTable,
  studioId: string,
  event: NotifiableEvent,
  now: Date,
): Promise<Notice | undefined> {
  const { what } = event;
  if (what === 'connection-refused' || what === 'connection-broken')
    return { what, name: channelNames[event.marketplace] };
  if (what === 'credentials-seen') return { what, name: systemNames[event.system] };
  if (what === 'overbooked') return await overbooked(table, studioId, event.classId);
  if (what === 'new-sign-in') return { what, browser: event.browser };
  // A person who is using the app sees anyway that an import has ended.
  if (what === 'import-ended')
    return (await isLookedAt(table, studioId, now))
      ? undefined
      : { what: event.ok ? 'import-ended' : 'import-failed', of: event.of };
  return event;
}

/** The key of an event. A lasting problem is reported once a day, everything else every time. */
function keyOf(event: NotifiableEvent, localDate: string): string {
  const { what } = event;
  if (what === 'connection-refused' || what === 'connection-broken')
    return `${what}#${event.marketplace}#${localDate}`;
  if (what === 'overbooked') return `${what}#${event.classId}#${localDate}`;
  if (what === 'import-ended') return `${what}#${event.importId}`;
  if (what === 'new-sign-in') return `${what}#${event.sessionId}`;
  if (what === 'access-given') return `${what}#${event.until}`;
  return `${what}#${what === 'credentials-seen' ? event.system : ''}#${localDate}`;
}

/**
 * Stores a notification for a studio's owner, and sends it when it is time. An owner without access is notified only
 * about payments.
 */
export async function tell({ studioId, event }: TellMessage, deps: TellDeps): Promise<void> {
  const table = deps.table.forStudio(studioId);
  const now = deps.clock.now();
  const [{ timezone }, entitled] = await Promise.all([
    readStudio(table, studioId),
    isEntitled(table, studioId, now),
  ]);
  const notice = await noticeOf(table, studioId, event, now);
  if (!notice || (!entitled && kindOf(notice) !== 'billing')) return;
  const key = `told#${keyOf(event, instantToLocal(now.toISOString(), timezone).date)}`;
  await storeNotification(table, { studioId, notificationId: deps.ids.next(), key, notice }, now);
  await sendWaiting(studioId, deps);
}
