import { channelNames } from '#shared/contracts/channels.ts';
import { systemNames } from '#shared/contracts/integrations/source.ts';
import type { UrgentEvent, UrgentMessage } from '#shared/contracts/notifications/messages.ts';
import { urgentEmail, type Urgent } from '#shared/core/notifications/urgent-email.ts';
import { english } from '#shared/core/notifications/words.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { findClass } from '#functions/_domain/classes/class-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { RetryLater } from '#functions/_platform/retry-later.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { deliver, type SendDeps } from './deliver.ts';
import { isLookedAt } from './looked-at-store.ts';
import { readEmailSettings } from './email-settings-store.ts';
import { weekdayIn } from './weekday-in.ts';

/** A class as its owner knows it; undefined where it is gone. */
async function overbooked(
  table: StudioTable,
  studioId: string,
  classId: string,
  timezone: string,
): Promise<Urgent | undefined> {
  const found = await findClass(table, studioId, classId);
  if (!found) return undefined;
  const { className, startsAt, localTime: time } = found;
  const weekday = weekdayIn(timezone, startsAt, english.language);
  return { what: 'overbooked', classId, className, weekday, time };
}

/** What is to be told, with the names of what it is about; undefined where there is nothing to tell any more. */
async function urgentOf(
  table: StudioTable,
  studioId: string,
  event: UrgentEvent,
  { timezone, now }: { readonly timezone: string; readonly now: Date },
): Promise<Urgent | undefined> {
  const { what } = event;
  if (what === 'connection-refused') return { what, name: channelNames[event.marketplace] };
  if (what === 'credentials-seen') return { what, system: systemNames[event.system] };
  if (what === 'overbooked') return await overbooked(table, studioId, event.classId, timezone);
  if (what === 'payment-failed') return event;
  return (await isLookedAt(table, studioId, now)) ? undefined : { what, of: event.of };
}

/** What it is about: of the same thing one e-mail a day. */
function subjectOf(event: UrgentEvent): string {
  if (event.what === 'connection-refused') return event.marketplace;
  if (event.what === 'overbooked') return event.classId;
  return event.what === 'credentials-seen' ? event.system : '';
}

/** Writes a studio's owner what cannot wait, unless they want no such e-mails. */
export async function sendUrgentEmail({ studioId, event }: UrgentMessage, deps: SendDeps): Promise<void> {
  if (!deps.mailer.canSend) return;
  const table = deps.table.forStudio(studioId);
  const now = deps.clock.now();
  const [{ urgent: isWanted }, { studioName, timezone }] = await Promise.all([
    readEmailSettings(table, studioId),
    readStudio(table, studioId),
  ]);
  const urgent = isWanted ? await urgentOf(table, studioId, event, { timezone, now }) : undefined;
  if (!urgent) return;
  const content = urgentEmail(urgent, studioName, english);
  const { date } = instantToLocal(now.toISOString(), timezone);
  const key = `urgent#${event.what}#${subjectOf(event)}#${date}`;
  if ((await deliver(table, { studioId, kind: 'urgent', key, content }, deps)) === 'later')
    throw new RetryLater(undefined, 'the e-mail was not taken');
}
