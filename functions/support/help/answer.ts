import type { Article, Language } from './article.ts';
import { asksNothing, rankArticles } from './find-articles.ts';
import { languageOf } from './language-of.ts';

/**
 * An article answers from this confidence on. It was chosen on the development half of `test/corpus/help`, in the middle
 * of where no wrong answer is given there; `npm run -s eval:help` measures it.
 */
export const confidenceMin = 0.65;

/** An article that is nearly as likely as the best, by this share of its confidence, is named beside it. */
const relatedShare = 0.8;

export interface HelpAnswer {
  /** The language that the question is asked in. */
  readonly language: Language;
  /** `greeting` where nothing is asked, `unknown` where no article surely answers. */
  readonly kind: 'answered' | 'unknown' | 'greeting';
  /** What answers, the likeliest first; empty unless `answered`. */
  readonly articles: readonly Article[];
}

/**
 * What the help base answers to a question.
 *
 * @param page the language of the page it is asked on, which decides where the question's own cannot be told
 */
export function answerTo(question: string, page: Language, articlesMax: number): HelpAnswer {
  const language = languageOf(question, page);
  if (asksNothing(question)) return { language, kind: 'greeting', articles: [] };
  const ranked = rankArticles(question);
  const best = ranked[0]?.confidence ?? 0;
  if (best < confidenceMin) return { language, kind: 'unknown', articles: [] };
  const bar = Math.max(confidenceMin, best * relatedShare);
  const articles = ranked
    .filter(({ confidence }) => confidence >= bar)
    .slice(0, articlesMax)
    .map(({ article }) => article);
  return { language, kind: 'answered', articles };
}
