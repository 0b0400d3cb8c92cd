import { articles } from './articles.ts';
import { languageSumsOf } from './classify.ts';
import { languages, type Language } from './language.ts';

/** Letters and beginnings that only one of the languages has. */
const ownLetters: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:[a-z]+n['’]t|i['’][a-z]+)\b/,
  es: /[ñ¿¡]/,
  pt: /[ãõçêô]|\bé\b|\bà\b/,
};

const quoted = /“[^”]*”|"[^"]*"|«[^»]*»/gu;

/** Texts of screens, which are English whatever the language of the question: labels of several words, and messages. */
const onScreens: readonly string[] = articles
  .flatMap(({ text, messages = [] }) => [...messages, ...(text.en.match(/(?<=“)[^”]+(?=”)/gu) ?? [])])
  .filter((shown) => shown.includes(' '))
  .map((shown) => shown.toLowerCase())
  .toSorted((one, other) => other.length - one.length);

/** The part of a question that shows its language, without quotations and without texts of the app. */
const spokenIn = (question: string): string =>
  onScreens.reduce(
    (left, shown) => left.replaceAll(shown, ' '),
    question.toLowerCase().replaceAll(quoted, ' '),
  );

/** The lead of the page's language before anything was read, as a logarithm. */
const pageLead = 1;
/** The advantage that a letter of only one language gives that language. */
const letterLead = 6;

/** The language of a question; if its words fit several, that of the page. */
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
