import * as z from 'zod';
import { language as pageLanguage } from '../language.ts';
import { operation } from '../operation.ts';
import { text, ulid } from '../values.ts';

/** Maximum number of characters in a question. */
export const questionCharactersMax = 1000;
/** Maximum number of articles named in an answer. */
export const answerArticlesMax = 3;

/** A page of the help base. */
const helpReference = z.strictObject({
  articleId: z.string(),
  title: z.string(),
  path: z.string().describe('the page of the app that the article is about'),
});

/**
 * Answers a question about the product in the language of the question, from the help base and from the data of their
 * own studio that the asker may read. If no article answers it with enough confidence, it says so and opens a ticket
 * with the question; only one such ticket can be pending. It changes nothing else and makes no promises.
 * `too-many-requests` if a studio has used up its questions for the hour.
 */
export const chat = operation({
  id: 'support.chat',
  method: 'POST',
  path: '/api/support/chat',
  access: 'signed-in',
  allowance: 'chat',
  summary: 'Ask the help base a question',
  body: z.strictObject({
    message: text().trim().min(1).max(questionCharactersMax),
    language: pageLanguage
      .default('en')
      .describe("the page's language, used if the language of the question is unclear"),
  }),
  output: z.strictObject({
    message: z.string(),
    language: pageLanguage.describe('the language of the answer'),
    articles: z
      .array(helpReference)
      .max(answerArticlesMax)
      .describe('the articles behind the answer, best first'),
    worded: z
      .enum(['articles', 'model'])
      .describe('whether the answer uses the words of the articles or was written by a model from them'),
    ticketId: ulid
      .nullable()
      .describe('the ticket with the question, if no article answers it and a ticket could be opened'),
  }),
});
