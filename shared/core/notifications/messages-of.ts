import type { Language } from '../../language.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { english, type NotificationMessages } from './messages.ts';

/** The texts of notifications, by the recipient's language. */
export const messagesOf: Readonly<Record<Language, NotificationMessages>> = {
  en: english,
  es: spanish,
  pt: portuguese,
};
