import * as z from 'zod';
import { operation } from '../operation.ts';

/** A question has at most this many characters. */
export const questionCharactersMax = 1000;
/** An answer names at most this many articles. */
export const answerArticlesMax = 3;

/** A page of the help base. */
const helpReference = z.strictObject({
  articleId: z.string(),
  title: z.string(),
  path: z.string().describe('the page of the app that the article is about'),
});

/**
 * Answers a question about the product from its help base and from what the asker may read of their own studio. It
 * changes nothing and promises nothing. `too-many-requests` where a studio has asked as much as it may in an hour.
 */
export const chat = operation({
  id: 'support.chat',
  method: 'POST',
  path: '/api/support/chat',
  access: 'signed-in',
  allowance: 'chat',
  summary: 'Ask the help base',
  withoutKey: 'It answers a question and changes nothing.',
  body: z.strictObject({ message: z.string().trim().min(1).max(questionCharactersMax) }),
  output: z.strictObject({
    message: z.string(),
    articles: z
      .array(helpReference)
      .max(answerArticlesMax)
      .describe('what the answer rests on, the best first'),
    worded: z
      .enum(['articles', 'model'])
      .describe('by whom: in the words of the articles, or by a model from them'),
  }),
});
