import { unsubscribe } from '#shared/contracts/notifications/unsubscribe.ts';
import type { MessageContent } from '#shared/core/notifications/message-content.ts';
import type { NotificationKind } from '#shared/core/notifications/notice.ts';
import type { Letter } from '#functions/_platform/ports/mailer.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import type { TellDeps } from './deps.ts';
import { renderMail } from './render-mail.ts';
import { keepToken } from './settings-store.ts';

/** An e-mail to a studio's owner. */
export interface Email {
  readonly studioId: string;
  readonly batchId: string;
  /** The kind of notification that the unsubscribe header refers to. */
  readonly kind: NotificationKind;
  readonly content: MessageContent;
}

const tokenBytes = 24;

/** The headers of an e-mail. They suppress automatic answers and say how to unsubscribe (RFC 3834, RFC 8058). */
const headersOf = (query: string, origin: string): Letter['headers'] => ({
  'Auto-Submitted': 'auto-generated',
  'List-Unsubscribe': `<${origin}${unsubscribe.path}?${query}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

async function letterOf(
  table: StudioTable,
  { studioId, batchId, kind, content }: Email,
  to: string,
  { random, webOrigin: origin }: TellDeps,
): Promise<Letter> {
  const made = `${studioId}.${Buffer.from(random.bytes(tokenBytes)).toString('base64url')}`;
  const subscription = await keepToken(table, studioId, made);
  const query = new URLSearchParams({ subscription, from: kind }).toString();
  const rendered = renderMail(content, (path) => `${origin}${path}`, `/unsubscribe?${query}`);
  const tags = { studio: studioId, batch: batchId };
  return { to, subject: content.subject, ...rendered, headers: headersOf(query, origin), tags };
}

/**
 * Sends an e-mail, but only once.
 *
 * @returns `none` if there is nobody to write to; `refused` if it was certainly not sent; `unsure` if that is
 * unknown
 */
export async function sendEmail(
  table: StudioTable,
  email: Email,
  deps: TellDeps,
): Promise<'sent' | 'none' | 'refused' | 'unsure'> {
  const { studioId, kind } = email;
  const to = await deps.people.emailOf(studioId);
  if (to === undefined) return 'none';
  const sending = await deps.mailer.send(await letterOf(table, email, to, deps));
  if (sending.outcome === 'sent') {
    const { messageId } = sending;
    deps.logger.measure('e-mail sent', { EmailsSent: 1 }, { studioId, kind, messageId });
    return 'sent';
  }
  const { outcome, why } = sending;
  deps.logger.measure('e-mail not sent', { EmailFailures: 1 }, { studioId, kind, outcome, why }, 'warn');
  return outcome;
}
