import { unsubscribe } from '#shared/contracts/notifications/unsubscribe.ts';
import type { EmailKind } from '#shared/contracts/notifications/email-settings.ts';
import type { MailContent } from '#shared/core/notifications/mail-content.ts';
import { environment } from '#functions/_platform/common/environment.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { Letter, Mailer } from '#functions/_platform/ports/mailer.ts';
import type { People } from '#functions/_platform/ports/people.ts';
import type { StudioTable, Tables } from '#functions/_platform/ports/table.ts';
import { claimMail, keepToken, releaseMail } from './email-settings-store.ts';
import { renderMail } from './render-mail.ts';

/** Where the app is. */
export const webOrigin = (): string => environment('WEB_ORIGIN').WEB_ORIGIN;

export interface SendDeps extends Base {
  readonly table: Tables;
  readonly mailer: Mailer;
  readonly people: Pick<People, 'emailOf'>;
  readonly webOrigin: string;
}

/** An e-mail to a studio's owner. */
export interface Delivery {
  readonly studioId: string;
  readonly kind: EmailKind;
  /** What it tells, and of which day: of two with the same key one is sent. */
  readonly key: string;
  readonly content: MailContent;
}

const tokenBytes = 24;

/** What an e-mail's headers say: that nobody is to answer it by machine, and how it is unsubscribed from (RFC 3834, RFC 8058). */
const headersOf = (query: string, origin: string): Letter['headers'] => ({
  'Auto-Submitted': 'auto-generated',
  'List-Unsubscribe': `<${origin}${unsubscribe.path}?${query}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

async function letterOf(
  table: StudioTable,
  { studioId, kind, content }: Delivery,
  to: string,
  { random, webOrigin: origin }: SendDeps,
): Promise<Letter> {
  const made = `${studioId}.${Buffer.from(random.bytes(tokenBytes)).toString('base64url')}`;
  const subscription = await keepToken(table, studioId, made);
  const query = new URLSearchParams({ subscription, from: kind }).toString();
  const rendered = renderMail(content, (path) => `${origin}${path}`, `/unsubscribe?${query}`);
  return { to, subject: content.subject, ...rendered, headers: headersOf(query, origin) };
}

/**
 * Sends an e-mail once. It is claimed before it is sent: where nobody knows whether it was, it is not sent again.
 *
 * @returns `later` where it was surely not sent and is worth another try; `sent` where it was handed over now
 */
export async function deliver(
  table: StudioTable,
  delivery: Delivery,
  deps: SendDeps,
): Promise<'sent' | 'done' | 'later'> {
  const { studioId, kind, key } = delivery;
  const to = await deps.people.emailOf(studioId);
  if (to === undefined) return 'done';
  const letter = await letterOf(table, delivery, to, deps);
  if (!(await claimMail(table, studioId, key, deps.clock.now()))) return 'done';
  const sending = await deps.mailer.send(letter);
  if (sending.outcome === 'sent') {
    const { messageId } = sending;
    deps.logger.measure('e-mail sent', { EmailsSent: 1 }, { studioId, kind, messageId });
    return 'sent';
  }
  const { outcome, why } = sending;
  deps.logger.measure('e-mail not sent', { EmailFailures: 1 }, { studioId, kind, outcome, why }, 'warn');
  if (outcome === 'unsure') return 'done';
  await releaseMail(table, studioId, key);
  return 'later';
}
