import type { Article } from './article.ts';
import { articles } from './articles.ts';
import { classesOf } from './classify.ts';
import { helpTermsOf } from './terms.ts';

/** An article, and the probability that it answers the question, from 0 to 1. */
export interface FoundArticles {
  readonly article: Article;
  readonly confidence: number;
}

/** Whether nothing is asked: a greeting, a thank-you, or no word at all. */
export const asksNothing = (question: string): boolean => helpTermsOf(question).size === 0;

/** The articles that may answer a question in English, Spanish or Portuguese, the most probable first. */
export function rankArticles(question: string): FoundArticles[] {
  const probabilities = classesOf(question);
  return articles
    .map((article) => ({ article, confidence: probabilities.get(article.articleId) ?? 0 }))
    .toSorted((one, other) => other.confidence - one.confidence);
}
