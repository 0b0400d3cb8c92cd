import { screens } from '#shared/screens.ts';
import { mailOf, type MailContent, type MailItem } from './mail-content.ts';
import type { Trouble, MailWords } from './words.ts';

/** What is known of a studio on a morning. Figures are formatted for its currency; days are those of its own clock. */
export interface Morning {
  readonly studioName: string;
  readonly waiting: {
    readonly decisions: number;
    /** '+$412'; null where they are worth nothing. */
    readonly worth: string | null;
    readonly firstClass: {
      readonly weekday: string;
      readonly time: string;
      readonly isToday: boolean;
    } | null;
  };
  /** In how many days of the studio's the free trial ends; null where there is none. */
  readonly trialEndsInDays: number | null;
  readonly troubled: readonly { readonly name: string; readonly trouble: Trouble }[];
  readonly failedChanges: number;
  readonly mailsToReview: number;
  readonly isMailboxBroken: boolean;
  /** Decisions that were carried out the day before. */
  readonly executed: number;
}

const plain = (text: string, label: string, path: string): MailItem => ({ text, detail: null, label, path });

function waitingItem({ waiting: { decisions, worth, firstClass } }: Morning, words: MailWords): MailItem[] {
  if (decisions === 0) return [];
  const detail = firstClass && words.firstClass(firstClass.weekday, firstClass.time, firstClass.isToday);
  const text = words.decisions(decisions, worth);
  return [{ text, detail, label: words.review, path: screens.waitingDecisions }];
}

/** So many days before a free trial ends its owner is told. */
const trialToldDays = [7, 1];

function trialItem({ trialEndsInDays: days }: Morning, words: MailWords): MailItem[] {
  const isTold = days !== null && trialToldDays.includes(days);
  return isTold ? [plain(words.trial(days), words.seeBilling, screens.billing)] : [];
}

/** What needs a person, the dearest first. */
function needsOf(morning: Morning, words: MailWords): MailItem[] {
  const { troubled, failedChanges, mailsToReview, isMailboxBroken } = morning;
  return [
    ...waitingItem(morning, words),
    ...trialItem(morning, words),
    ...troubled.map(({ name, trouble }) =>
      plain(words.connection(name, trouble), words.fixConnection, screens.integrations),
    ),
    ...(failedChanges > 0
      ? [plain(words.failures(failedChanges), words.seeFailures, screens.failedChanges)]
      : []),
    ...(mailsToReview > 0 ? [plain(words.mails(mailsToReview), words.seeMails, screens.mailsToReview)] : []),
    ...(isMailboxBroken ? [plain(words.mailbox, words.fixMailbox, screens.mailbox)] : []),
  ];
}

/**
 * The e-mail of a morning: what waits, with its worth, what went wrong, and what was done the day before.
 *
 * @returns null on a morning on which there is nothing to say
 */
export function morningEmail(morning: Morning, words: MailWords): MailContent | null {
  const { studioName, executed } = morning;
  const done = executed > 0 ? [plain(words.executed(executed), words.seeExecuted, screens.changes)] : [];
  const items = [...needsOf(morning, words), ...done];
  const [first] = items;
  if (!first) return null;
  const subject = words.subject(first.text, items.length - 1);
  return mailOf({ subject, title: words.title(studioName), items, why: words.why(studioName) }, words);
}
