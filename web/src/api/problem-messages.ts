import { language } from '#messages/language';
import { problemText } from '#messages/problems';
import type { ErrorCode } from '#shared/contracts/errors.ts';

/** The parts of the sentence at each `{}` of the pattern; undefined if the pattern does not match. */
function slotsOf(pattern: string, detail: string): string[] | undefined {
  const [head = '', ...parts] = pattern.split('{}');
  if (!detail.startsWith(head)) return undefined;
  const slots: string[] = [];
  let at = head.length;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const end = isLast ? detail.length - part.length : detail.indexOf(part, at + 1);
    if (end <= at || !detail.startsWith(part, end)) return undefined;
    slots.push(detail.slice(at, end));
    at = end + part.length;
  }
  return slots;
}

/** A language's phrases for the variable parts of a sentence. */
export interface SlotPhrases {
  readonly place: (count: number) => string;
  readonly class: (count: number) => string;
  readonly minute: (count: number) => string;
  readonly row: (count: number) => string;
  readonly and: string;
}

export interface Sentences {
  readonly sentences: Readonly<Record<string, string>>;
  readonly slotPhrases: SlotPhrases;
}

/**
 * The text of a variable part: a count with its English words, such as '3 places' or '1 was', a whole sentence, or a text
 * that needs no translation.
 */
function slotText(slot: string, known: Sentences): string {
  const { slotPhrases: texts } = known;
  const sentence = sentenceIn(known, slot);
  if (sentence !== undefined) return sentence;
  const [, count, what] =
    /^([\d,]+) (place|class|minute|row|was|were|is|are)(?:s|es)?(?: is| are)?$/.exec(slot) ?? [];
  if (count === undefined) return slot.replace(' and ', ` ${texts.and} `);
  return what === 'place' || what === 'class' || what === 'minute' || what === 'row'
    ? texts[what](Number(count.replaceAll(',', '')))
    : count;
}

/** The sentence in the reader's language; undefined if the sentence is unknown. */
export function sentenceIn(known: Sentences, detail: string): string | undefined {
  const { sentences } = known;
  const whole = sentences[detail];
  if (whole !== undefined) return whole;
  for (const [pattern, own] of Object.entries(sentences)) {
    const slots = pattern.includes('{}') ? slotsOf(pattern, detail) : undefined;
    if (slots)
      return own.replaceAll(/\{(\d)\}/g, (_, at: string) => slotText(slots[Number(at) - 1] ?? '', known));
  }
  return undefined;
}

/** The API answers in English, so English readers need no translation. */
const isEnglish = (language as string) === 'en';

/**
 * The translations are loaded with the first sentence, because most pages show none. Undefined without a connection.
 */
const loadSentences = (): Promise<Sentences | undefined> =>
  import('#messages/problem-sentences').then(
    (messages) => ({ sentences: messages.sentences, slotPhrases: messages.slotPhrases }),
    () => undefined,
  );

async function translated(sentence: string): Promise<string | undefined> {
  const known = await loadSentences();
  return known && sentenceIn(known, sentence);
}

/**
 * Translates a sentence that the server wrote in English to the reader's language. An unknown sentence stays as it is.
 */
export async function ownSentence(sentence: string): Promise<string> {
  if (isEnglish || sentence === '') return sentence;
  return (await translated(sentence)) ?? sentence;
}

/** The message for a problem, in the reader's language. */
export async function problemMessage(code: ErrorCode, detail: string): Promise<string> {
  if (isEnglish || detail === '') return problemText(code, detail);
  return (await translated(detail)) ?? problemText(code, detail);
}

/**
 * The fields of responses in which the server writes a sentence to the owner, and that become part of other texts. What is
 * shown by itself is translated by `OwnSentence`.
 */
const sentenceField = /^(?:problem|reason)$/;
const hasSentences = /"(?:problem|reason)":"/;

/**
 * Parses a response, and translates the server's sentences in it. Unknown sentences, such as those that a marketplace
 * wrote, stay as they are.
 */
export const parsedIn = (known: Sentences, text: string): unknown =>
  JSON.parse(text, (name: string, value: unknown) =>
    sentenceField.test(name) && typeof value === 'string' ? (sentenceIn(known, value) ?? value) : value,
  );

/** Parses a response, with the server's sentences in the reader's language. */
export async function readInOwnLanguage(text: string): Promise<unknown> {
  const known = isEnglish || !hasSentences.test(text) ? undefined : await loadSentences();
  return known ? parsedIn(known, text) : JSON.parse(text);
}
