import type { Language } from '../../language.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { english, type NotificationWords } from './words.ts';

/** What notifications say, by the language of whoever gets them. */
export const wordsOf: Readonly<Record<Language, NotificationWords>> = {
  en: english,
  es: spanish,
  pt: portuguese,
};
