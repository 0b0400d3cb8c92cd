import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { english, type NotificationWords } from './words.ts';

/** What notifications say, by the language of whoever gets them. */
export const wordsOf: Readonly<Record<'en' | 'es' | 'pt', NotificationWords>> = {
  en: english,
  es: spanish,
  pt: portuguese,
};
