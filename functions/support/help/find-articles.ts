import type { Article } from './article.ts';
import { articles } from './articles.ts';
import { classesOf } from './classify.ts';
import { helpTermsOf } from './terms.ts';

/** An article and the probability, from 0 to 1, that it answers the question. */
export interface FoundArticles {
  readonly article: Article;
  readonly confidence: number;
}

/** Whether the text asks nothing: it is a greeting, a thank-you, or contains no word. */
export const asksNothing = (question: string): boolean => helpTermsOf(question).size === 0;

/** Ranks the articles that may answer a question in English, Spanish or Portuguese, most probable first. */
export function rankArticles(question: string): FoundArticles[] {
  const probabilities = classesOf(question);
  return articles
    .map((article) => ({ article, confidence: probabilities.get(article.articleId) ?? 0 }))
    .toSorted((one, other) => other.confidence - one.confidence);
}
