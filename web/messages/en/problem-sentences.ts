import type { SlotPhrases } from '#web/src/api/problem-messages.ts';
import { counted } from '../counted.ts';

/** The API's own sentences are in this language. */
export const sentences: Readonly<Record<string, string>> = {};

/** The words that can follow a count in a sentence, and the word between two names. */
export const slotPhrases: SlotPhrases = {
  place: (count) => counted(count, 'place'),
  class: (count) => counted(count, 'class', 'classes'),
  minute: (count) => counted(count, 'minute'),
  row: (count) => counted(count, 'row'),
  and: 'and',
};
