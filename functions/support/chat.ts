import { answerArticlesMax, chat } from '../../shared/contracts/support/chat.ts';
import { model } from '../_platform/adapters/model.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import type { Article } from './help/article.ts';
import { findArticles } from './help/find-articles.ts';
import { readOwnState } from './own-state.ts';
import { wordAnswer } from './word-answer.ts';

const nothingFound =
  "I could not find anything about that in our help. Please put it in other words, or press 'Create Support Ticket', and our team will answer you.";

const referenceOf = ({ articleId, title, path }: Article) => ({ articleId, title: title.en, path });

export const handler = httpOperation(chat, { model }, async ({ input, caller: { studioId }, deps }) => {
  const now = deps.clock.now();
  const articles = findArticles(input.message, answerArticlesMax);
  const [best] = articles;
  if (!best) return { message: nothingFound, articles: [], worded: 'articles' as const };
  const state = await readOwnState(studioId, best.about, now);
  const worded = deps.model && (await wordAnswer(deps.model, { question: input.message, articles, state }));
  if (worded)
    return { message: worded.message, articles: worded.articles.map(referenceOf), worded: 'model' as const };
  return {
    message: [best.text, ...state].join('\n\n'),
    articles: articles.map(referenceOf),
    worded: 'articles' as const,
  };
});
