import type { Article, Language } from './article.ts';
import { asksNothing, rankArticles } from './find-articles.ts';
import { languageOf } from './language-of.ts';

/**
 * An article answers from this confidence on. It was chosen on questions by other people that nothing had been learned of
 * yet, where it gave a wrong answer to 2 % of them; `npm run -s eval:help` measures it.
 */
export const confidenceMin = 0.45;

/** An article with at least this share of the best one's confidence is named beside it. */
const relatedShare = 0.5;

export interface HelpAnswer {
  /** The language that the question is asked in. */
  readonly language: Language;
  /** `greeting` when there is no question, `unknown` when no article surely answers. */
  readonly kind: 'answered' | 'unknown' | 'greeting';
  /** The articles that answer, the likeliest first. Empty unless `answered`. */
  readonly articles: readonly Article[];
}

/**
 * Answers a question from the help base.
 *
 * @param page the language of the page it is asked on, which decides where the question's own cannot be told
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
