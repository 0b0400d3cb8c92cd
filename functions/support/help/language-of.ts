import { articles } from './articles.ts';
import { languageSumsOf } from './classify.ts';
import { languages, type Language } from './language.ts';

/** Letters and beginnings of words that occur in only one of the languages. */
const ownLetters: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:[a-z]+n['’]t|i['’][a-z]+)\b/,
  es: /[ñ¿¡]/,
  pt: /[ãõçêô]|\bé\b|\bà\b/,
};

const quoted = /“[^”]*”|"[^"]*"|«[^»]*»/gu;

/**
 * Texts from the app's screens: labels of several words, and messages. They are in English whatever the language of the
 * question.
 */
const onScreens: readonly string[] = articles
  .flatMap(({ text, messages = [] }) => [...messages, ...(text.en.match(/(?<=“)[^”]+(?=”)/gu) ?? [])])
  .filter((shown) => shown.includes(' '))
  .map((shown) => shown.toLowerCase())
  .toSorted((one, other) => other.length - one.length);

/** The part of a question that shows its language, without quotations and texts from the app. */
const spokenIn = (question: string): string =>
  onScreens.reduce(
    (left, shown) => left.replaceAll(shown, ' '),
    question.toLowerCase().replaceAll(quoted, ' '),
  );

/** The initial advantage of the page's language, as a logarithm. */
const pageLead = 1;
/** The advantage that a letter of only one language gives to that language. */
const letterLead = 6;

/** The language of a question. If its words fit several languages, the language of the page is used. */
export function languageOf(question: string, page: Language): Language {
  const spoken = spokenIn(question);
  if (!/\p{L}/u.test(spoken)) return page;
  const sums = languageSumsOf(spoken);
  const leadOf = (language: Language): number =>
    sums[language] +
    (language === page ? pageLead : 0) +
    (ownLetters[language].test(spoken) ? letterLead : 0);
  const [best = page] = languages.toSorted((one, other) => leadOf(other) - leadOf(one));
  return best;
}
