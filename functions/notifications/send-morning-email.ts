import { morningEmail } from '#shared/core/notifications/morning-email.ts';
import { english } from '#shared/core/notifications/words.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { deliver, type SendDeps } from './deliver.ts';
import { noteSent, readEmailSettings } from './email-settings-store.ts';
import { readMorning } from './read-morning.ts';

/** Whether now is the hour at which the studio's owner wants to be told, and which day it is there. */
async function dueDay(table: StudioTable, studioId: string, now: Date) {
  const [settings, studio] = await Promise.all([
    readEmailSettings(table, studioId),
    readStudio(table, studioId),
  ]);
  const { date, time } = instantToLocal(now.toISOString(), studio.timezone);
  const isDue = settings.morning && Number(time.slice(0, 2)) === settings.hour;
  return isDue ? { studio, localDate: date } : null;
}

/**
 * Sends a studio the e-mail of this morning, if it is time and there is something to say. Where nobody knows whether it was
 * sent, the next morning says what still waits.
 *
 * @returns `later` where it was surely not sent and is worth another try
 */
export async function sendMorningEmail(studioId: string, deps: SendDeps): Promise<'done' | 'later'> {
  if (!deps.mailer.canSend) return 'done';
  const table = deps.table.forStudio(studioId);
  const now = deps.clock.now();
  const due = await dueDay(table, studioId, now);
  if (!due) return 'done';
  const morning = await readMorning(table, deps.table.acrossStudios, due.studio, now, english.language);
  const content = morningEmail(morning, english);
  if (!content) return 'done';
  const key = `morning-email#${due.localDate}`;
  const how = await deliver(table, { studioId, kind: 'morning', key, content }, deps);
  if (how === 'sent') await noteSent(table, studioId, now);
  return how === 'later' ? 'later' : 'done';
}
