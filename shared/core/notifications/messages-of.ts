import type { Language } from '../../language.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { english, type NotificationMessages } from './messages.ts';

/** What notifications say, by the language of whoever gets them. */
export const messagesOf: Readonly<Record<Language, NotificationMessages>> = {
  en: english,
  es: spanish,
  pt: portuguese,
};
