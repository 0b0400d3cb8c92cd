import type { Language } from '../../language.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { english, type NotificationMessages } from './messages.ts';

/** The messages of notifications, by the receiver's language. */
export const messagesOf: Readonly<Record<Language, NotificationMessages>> = {
  en: english,
  es: spanish,
  pt: portuguese,
};
