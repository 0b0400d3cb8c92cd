import { screens } from '../../screens.ts';
import { kindOf, type Notice, type NotificationKind } from './notice.ts';
import { noticeItems, type NoticeItem, type NoticeContext } from './notice-items.ts';
import type { NotificationMessages } from './messages.ts';

/** A message as plain text, before its layout. It contains no markup. */
export interface MessageContent {
  readonly language: string;
  readonly subject: string;
  readonly title: string;
  readonly items: readonly NoticeItem[];
  /** Why the recipient gets the message. */
  readonly why: string;
  readonly settings: { readonly label: string; readonly path: string };
  readonly unsubscribe: string;
}

/** The order of importance of kinds in one message. */
const order: readonly NotificationKind[] = ['morning', 'urgent', 'billing', 'week', 'account', 'imports'];
const rankOf = (notice: Notice): number => order.indexOf(kindOf(notice));

/** The most important kind, which identifies the message. */
export const leadingKind = (notices: readonly Notice[]): NotificationKind =>
  order.find((kind) => notices.some((notice) => kindOf(notice) === kind)) ?? 'imports';

function titleOf(kind: NotificationKind, studioName: string, messages: NotificationMessages): string {
  if (kind === 'morning') return messages.goodMorning(studioName);
  if (kind === 'week') return messages.weekOf(studioName);
  return kind === 'urgent' || kind === 'billing'
    ? messages.needsYou(studioName)
    : messages.updatesTitle(studioName);
}

/**
 * Builds one message from all items to report, the most important first.
 *
 * @returns null if there is nothing to report
 */
export function messageContent(
  notices: readonly Notice[],
  studioName: string,
  context: NoticeContext,
): MessageContent | null {
  const { messages } = context;
  const sorted = notices.toSorted((a, b) => rankOf(a) - rankOf(b));
  const items = sorted.flatMap((notice) => noticeItems(notice, context));
  const [first] = items;
  if (!first) return null;
  return {
    language: messages.language,
    subject: messages.subject(first.text, items.length - 1),
    title: titleOf(leadingKind(notices), studioName, messages),
    items,
    why: messages.why(studioName),
    settings: { label: messages.settings, path: screens.notificationSettings },
    unsubscribe: messages.unsubscribe,
  };
}
