import { language } from '#messages/language';
import { problemText } from '#messages/problems';
import type { ErrorCode } from '#shared/contracts/errors.ts';

/** What stands in the sentence at each `{}` of the pattern; undefined where the pattern does not fit. */
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

/** The sentence in the reader's language; undefined where it is not among the known ones. */
export function sentenceIn(sentences: Readonly<Record<string, string>>, detail: string): string | undefined {
  const whole = sentences[detail];
  if (whole !== undefined) return whole;
  for (const [pattern, own] of Object.entries(sentences)) {
    const slots = pattern.includes('{}') ? slotsOf(pattern, detail) : undefined;
    if (slots) return own.replaceAll(/\{(\d)\}/g, (_, at: string) => slots[Number(at) - 1] ?? '');
  }
  return undefined;
}

/** The API answers in English: nothing has to be translated. */
const isEnglish = (language as string) === 'en';

/** What went wrong, in the reader's language. The translations are loaded with the first refusal: most pages meet none. */
export async function problemMessage(code: ErrorCode, detail: string): Promise<string> {
  if (isEnglish || detail === '') return problemText(code, detail);
  const sentences: Readonly<Record<string, string>> = await import('#messages/problem-sentences').then(
    (messages) => messages.sentences,
    () => ({}),
  );
  return sentenceIn(sentences, detail) ?? problemText(code, detail);
}
