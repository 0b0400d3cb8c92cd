import { screens } from '../../screens.ts';
import { kindOf, type Notice, type NotificationKind } from './notice.ts';
import { noticeItems, type NoticeItem, type Telling } from './notice-items.ts';
import type { NotificationWords } from './words.ts';

/** A message as plain text, before it is laid out. All of it is text: nothing in it is markup. */
export interface MessageContent {
  readonly language: string;
  readonly subject: string;
  readonly title: string;
  readonly items: readonly NoticeItem[];
  /** Why its receiver gets it. */
  readonly why: string;
  readonly settings: { readonly label: string; readonly path: string };
  readonly unsubscribe: string;
}

/** What leads in a message that tells of several kinds. */
const order: readonly NotificationKind[] = ['morning', 'urgent', 'billing', 'week', 'account', 'imports'];
const rankOf = (notice: Notice): number => order.indexOf(kindOf(notice));

/** The kind by which a message is known. */
export const leadingKind = (notices: readonly Notice[]): NotificationKind =>
  order.find((kind) => notices.some((notice) => kindOf(notice) === kind)) ?? 'imports';

function titleOf(kind: NotificationKind, studioName: string, words: NotificationWords): string {
  if (kind === 'morning') return words.goodMorning(studioName);
  if (kind === 'week') return words.weekOf(studioName);
  return kind === 'urgent' || kind === 'billing' ? words.needsYou(studioName) : words.news(studioName);
}

/**
 * One message of all that is to be told, what leads first.
 *
 * @returns null where there is nothing to say
 */
export function messageContent(
  notices: readonly Notice[],
  studioName: string,
  telling: Telling,
): MessageContent | null {
  const { words } = telling;
  const sorted = notices.toSorted((a, b) => rankOf(a) - rankOf(b));
  const items = sorted.flatMap((notice) => noticeItems(notice, telling));
  const [first] = items;
  if (!first) return null;
  return {
    language: words.language,
    subject: words.subject(first.text, items.length - 1),
    title: titleOf(leadingKind(notices), studioName, words),
    items,
    why: words.why(studioName),
    settings: { label: words.settings, path: screens.notificationSettings },
    unsubscribe: words.unsubscribe,
  };
}
