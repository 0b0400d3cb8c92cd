import * as z from 'zod';
import { language as pageLanguage } from '../language.ts';
import { operation } from '../operation.ts';
import { text, ulid } from '../values.ts';

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
 * Answers a question about the product from its help base and from what the asker may read of their own studio, in the
 * language of the question. If no article answers it with enough confidence, it says that it does not know and opens a
 * ticket with the question, once while that ticket waits. It changes nothing else and promises nothing.
 * `too-many-requests` if a studio has used up its questions of an hour.
 */
export const chat = operation({
  id: 'support.chat',
  method: 'POST',
  path: '/api/support/chat',
  access: 'signed-in',
  allowance: 'chat',
  summary: 'Ask the help base',
  body: z.strictObject({
    message: text().trim().min(1).max(questionCharactersMax),
    language: pageLanguage
      .default('en')
      .describe("the page's language, which decides where that of the question cannot be told"),
  }),
  output: z.strictObject({
    message: z.string(),
    language: pageLanguage.describe('of the answer'),
    articles: z
      .array(helpReference)
      .max(answerArticlesMax)
      .describe('what the answer rests on, the best first'),
    worded: z
      .enum(['articles', 'model'])
      .describe('by whom: in the words of the articles, or by a model from them'),
    ticketId: ulid
      .nullable()
      .describe('the ticket with the question, where no article answers it and one could be opened'),
  }),
});
