import { unsubscribe } from '#shared/contracts/notifications/unsubscribe.ts';
import { morningEmail, type MailContent } from '#shared/core/notifications/morning-email.ts';
import { english } from '#shared/core/notifications/words.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { environment } from '#functions/_platform/common/environment.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { Letter, Mailer } from '#functions/_platform/ports/mailer.ts';
import type { People } from '#functions/_platform/ports/people.ts';
import type { StudioTable, Tables } from '#functions/_platform/ports/table.ts';
import { claimDay, keepToken, noteSent, readMorningEmail, releaseDay } from './morning-email-store.ts';
import { readMorning } from './read-morning.ts';
import { renderMail } from './render-mail.ts';

/** Where the app is. */
export const webOrigin = (): string => environment('WEB_ORIGIN').WEB_ORIGIN;

export interface SendDeps extends Base {
  readonly table: Tables;
  readonly mailer: Mailer;
  readonly people: Pick<People, 'emailOf'>;
  readonly webOrigin: string;
}

const tokenBytes = 24;

/** What an e-mail's headers say: that nobody is to answer it by machine, and how it is unsubscribed from (RFC 3834, RFC 8058). */
function headersOf(token: string, origin: string): Letter['headers'] {
  const address = `${origin}${unsubscribe.path}?${new URLSearchParams({ subscription: token }).toString()}`;
  return {
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Whether now is the hour at which the studio's owner wants to be told, and which day it is there. */
async function dueDay(table: StudioTable, studioId: string, now: Date) {
  const [settings, studio] = await Promise.all([
    readMorningEmail(table, studioId),
    readStudio(table, studioId),
  ]);
  const { date, time } = instantToLocal(now.toISOString(), studio.timezone);
  const isDue = settings.on && Number(time.slice(0, 2)) === settings.hour;
  return isDue ? { studio, localDate: date } : null;
}

async function letterOf(
  table: StudioTable,
  studioId: string,
  content: MailContent,
  to: string,
  { random, webOrigin: origin }: SendDeps,
): Promise<Letter> {
  const made = `${studioId}.${Buffer.from(random.bytes(tokenBytes)).toString('base64url')}`;
  const token = await keepToken(table, studioId, made);
  const address = (path: string): string => `${origin}${path}`;
  const unsubscribePath = `/unsubscribe?${new URLSearchParams({ subscription: token }).toString()}`;
  const rendered = renderMail(content, address, unsubscribePath);
  return { to, subject: content.subject, ...rendered, headers: headersOf(token, origin) };
}

/**
 * Sends a studio the e-mail of this morning, if it is time and there is something to say. It is claimed before it is sent:
 * where nobody knows whether it was, it is not sent again, for the next morning says what still waits.
 *
 * @returns `later` where it was surely not sent and is worth another try
 */
export async function sendMorningEmail(studioId: string, deps: SendDeps): Promise<'done' | 'later'> {
  const { mailer, people, logger, clock } = deps;
  if (!mailer.canSend) return 'done';
  const table = deps.table.forStudio(studioId);
  const now = clock.now();
  const due = await dueDay(table, studioId, now);
  if (!due) return 'done';
  const morning = await readMorning(table, deps.table.acrossStudios, due.studio, now, english.language);
  const content = morningEmail(morning, english);
  const to = content && (await people.emailOf(studioId));
  if (!content || to === undefined || to === null) return 'done';
  const letter = await letterOf(table, studioId, content, to, deps);
  if (!(await claimDay(table, studioId, due.localDate, now))) return 'done';
  const sending = await mailer.send(letter);
  if (sending.outcome === 'sent') {
    await noteSent(table, studioId, now);
    logger.measure('morning e-mail sent', { EmailsSent: 1 }, { studioId, messageId: sending.messageId });
    return 'done';
  }
  const { outcome, why } = sending;
  logger.measure('morning e-mail not sent', { EmailFailures: 1 }, { studioId, outcome, why }, 'warn');
  if (outcome === 'unsure') return 'done';
  await releaseDay(table, studioId, due.localDate);
  return 'later';
}
