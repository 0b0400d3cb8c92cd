import type { Article, Language } from './article.ts';
import { asksNothing, rankArticles } from './find-articles.ts';
import { languageOf } from './language-of.ts';

/**
 * The lowest confidence at which an article is given as the answer. It was chosen using questions by other people that
 * were not used for training; at this value 2 % of them got a wrong answer. `npm run -s eval:help` measures it.
 */
export const confidenceMin = 0.45;

/** Articles with at least this share of the best article's confidence are suggested too. */
const relatedShare = 0.5;

export interface HelpAnswer {
  /** The language of the question. */
  readonly language: Language;
  /** `greeting` if the text is not a question, `unknown` if no article answers it with enough confidence. */
  readonly kind: 'answered' | 'unknown' | 'greeting';
  /** The articles that answer the question, most likely first. Empty unless `answered`. */
  readonly articles: readonly Article[];
}

/**
 * Answers a question from the help base.
 *
 * @param page the language of the page, for questions whose own language is unclear
 */
export function answerTo(question: string, page: Language, articlesMax: number): HelpAnswer {
  const language = languageOf(question, page);
  if (asksNothing(question)) return { language, kind: 'greeting', articles: [] };
  const ranked = rankArticles(question);
  const best = ranked[0]?.confidence ?? 0;
  if (best < confidenceMin) return { language, kind: 'unknown', articles: [] };
  const articles = ranked
    .filter(({ confidence }) => confidence >= best * relatedShare)
    .slice(0, articlesMax)
    .map(({ article }) => article);
  return { language, kind: 'answered', articles };
}
