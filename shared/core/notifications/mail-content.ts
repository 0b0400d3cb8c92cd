import { screens } from '#shared/screens.ts';
import type { MailWords } from './words.ts';

/** One thing that the e-mail tells, and the screen on which it is dealt with. */
export interface MailItem {
  readonly text: string;
  readonly detail: string | null;
  readonly label: string;
  /** Below the app's address. */
  readonly path: string;
}

/** An e-mail as plain text, before it is laid out. All of it is text: nothing in it is markup. */
export interface MailContent {
  readonly language: string;
  readonly subject: string;
  readonly title: string;
  readonly items: readonly MailItem[];
  /** Why its receiver gets it. */
  readonly why: string;
  readonly settings: { readonly label: string; readonly path: string };
  readonly unsubscribe: string;
}

/** What is an e-mail's own, with what every one says. */
export const mailOf = (
  own: Pick<MailContent, 'subject' | 'title' | 'items' | 'why'>,
  words: MailWords,
): MailContent => ({
  ...own,
  language: words.language,
  settings: { label: words.settings, path: screens.emails },
  unsubscribe: words.unsubscribe,
});
