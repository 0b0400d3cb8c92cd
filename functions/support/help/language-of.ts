import { fold } from '../../../shared/core/csv/text.ts';
import { articles } from './articles.ts';
import { languages, type Language } from './language.ts';

/** How people begin and join questions, which articles hardly do. */
const questionWords: Readonly<Record<Language, string>> = {
  en: 'how do i what is the my can you why does did not where when which who it with for from want need have are was this that cant dont doesnt im whats please and or on in to of a an',
  es: 'como hago que es el la los las mi mis puedo por donde cuando cual cuales quien no con para de del quiero necesito tengo hay son era esto eso favor y o en al un una se me le pues ya ayuda cuanto q',
  pt: 'como faco o que e a os as meu minha meus minhas posso por onde quando qual quais quem nao com para pra pro de do da dos das quero preciso tenho ha sao era isto isso favor e ou em ao um uma se me eu voce vc vcs ajuda quanto',
};

/** Letters that only one of the languages has. */
const ownLetters: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:[a-z]+n't|i'[a-z]+)\b/,
  es: /[ñ¿¡]/,
  pt: /[ãõçêô]|\bé\b|\bà\b/,
};

/** Labels are English in every language, and names belong to none. */
const inNoLanguage =
  /“[^”]*”|\b(?:cupo|wellhub|gympass|fitpass|totalpass|classpass|kenko|gmail|csv|logs)\b/gu;

const partsOf = (text: string): string[] =>
  fold(text.toLowerCase().replaceAll(inNoLanguage, ' '))
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const framed = ` ${word} `;
      return Array.from({ length: framed.length - partCharacters + 1 }, (_, at) =>
        framed.slice(at, at + partCharacters),
      );
    });

/** They are counted so often: people ask more than articles do. */
const questionWordsWeight = 8;
/** Parts of so many letters, the space around a word among them. */
const partCharacters = 3;

type Likelihood = (part: string) => number;

/** How often articles say each part, with one more of each so that none is impossible. */
function learned(language: Language): Likelihood {
  const counts = new Map<string, number>();
  const texts = articles.flatMap(({ title, text }) => [title[language], text[language]]);
  const parts = [
    ...partsOf(texts.join(' ')),
    ...Array.from({ length: questionWordsWeight }, () => partsOf(questionWords[language])).flat(),
  ];
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  const total = parts.length + counts.size;
  return (part) => Math.log(((counts.get(part) ?? 0) + 1) / total);
}

let likelihoods: Readonly<Record<Language, Likelihood>> | undefined;

/** By how much the language of the page is likelier before anything was read, as a logarithm. */
const pageLead = 2.5;
/** By how much a letter that only one language has makes that one likelier. */
const letterLead = 6;

/** The language a question is asked in; where its words could be of several, that of the page. */
export function languageOf(question: string, page: Language): Language {
  likelihoods ??= { en: learned('en'), es: learned('es'), pt: learned('pt') };
  const known = likelihoods;
  const parts = partsOf(question);
  const lower = question.toLowerCase();
  const leadOf = (language: Language): number =>
    parts.reduce((sum, part) => sum + known[language](part), 0) +
    (language === page ? pageLead : 0) +
    (ownLetters[language].test(lower) ? letterLead : 0);
  const [best = page] = languages.toSorted((one, other) => leadOf(other) - leadOf(one));
  return best;
}
