import { describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { findArticles } from '../../../functions/support/help/find-articles.ts';
import { articles } from '../../../functions/support/help/articles.ts';
import { answerArticlesMax } from '../../../shared/contracts/support/chat.ts';
import { documentOf, notFoundDocument } from '../../../web/documents.ts';
import { pageModules } from '../../../web/routes.ts';

interface Asked {
  question: string;
  articleId: string;
}

const questions = JSON.parse(
  await readFile(new URL('../../corpus/help/questions.json', import.meta.url), 'utf8'),
) as Asked[];
const idsFor = (question: string) =>
  findArticles(question, answerArticlesMax).map(({ articleId }) => articleId);

describe('the help base', () => {
  test('points at the right article first for at least 36 of 40 questions', () => {
    const right = questions.filter(({ question, articleId }) => idsFor(question)[0] === articleId);
    expect(questions).toHaveLength(40);
    expect(right.length).toBeGreaterThanOrEqual(36);
  });

  test('has among its answers the right one for every question', () => {
    const missed = questions.filter(({ question, articleId }) => !idsFor(question).includes(articleId));
    expect(missed.length).toBeLessThanOrEqual(1);
  });

  test('finds what was typed in capitals, without accents or with a slip', () => {
    expect(idsFor('CÓMO PAUSAR LA AUTOMATIZACION')[0]).toBe('pause-automation');
    expect(idsFor('conect welhub')[0]).toBe('connect-wellhub');
  });

  test('says nothing where nothing fits', () => {
    for (const question of ['hello', 'qwertyuiop', '?!', '   ', '1234', 'lorem ipsum'])
      expect(idsFor(question)).toEqual([]);
  });

  test('finds an article by each message it explains', () => {
    const found = articles.flatMap(({ articleId, messages = [] }) =>
      messages.map((message) => [articleId, message, idsFor(message).includes(articleId)]),
    );
    expect(found.filter(([, , right]) => !right)).toEqual([]);
  });

  test('has an article for every page, and leads to pages that exist', () => {
    const told = articles.map(({ path }) => path);
    const forOwners = Object.keys(pageModules).filter(
      (path) => !path.includes(':') && path !== '/superadmin',
    );
    expect(forOwners.filter((path) => !told.includes(path))).toEqual([]);
    expect(told.filter((path) => documentOf(path) === notFoundDocument)).toEqual([]);
    expect(new Set(articles.map(({ articleId }) => articleId)).size).toBe(articles.length);
  });
});
