import type { SlotWords } from '#web/src/api/problem-messages.ts';
import { counted } from '../counted.ts';

/** The API says its sentences in this language. */
export const sentences: Readonly<Record<string, string>> = {};

/** The words that stand in a sentence beside a count, and between two names. */
export const slotWords: SlotWords = {
  place: (count) => counted(count, 'place'),
  class: (count) => counted(count, 'class', 'classes'),
  and: 'and',
};
