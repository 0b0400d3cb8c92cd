import { answerArticlesMax, chat } from '#shared/contracts/support/chat.ts';
import { model } from '#functions/_platform/adapters/model.ts';
import { people } from '#functions/_platform/adapters/people.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { greeting, unknownQuestion, unknownFull } from './chat-messages.ts';
import { answerTo } from './help/answer.ts';
import type { Article, Language } from './help/article.ts';
import { readOwnState } from './own-state.ts';
import { ticketForQuestion } from './question-ticket.ts';
import { wordAnswer } from './word-answer.ts';

const referenceIn =
  (language: Language) =>
  ({ articleId, title, path }: Article) => ({ articleId, title: title[language], path });

export const handler = httpOperation(
  chat,
  { model, people },
  async ({ table, input: { message: question, language: page }, caller, deps, correlationId }) => {
    const { language, kind, articles } = answerTo(question, page, answerArticlesMax);
    const plain = { language, articles: [], worded: 'articles' as const, ticketId: null };
    const [best] = articles;
    if (kind === 'greeting') return { ...plain, message: greeting[language] };
    if (!best) {
      const opening = { caller, deps, action: chat.id, correlationId };
      const ticketId = await ticketForQuestion(table, question, opening);
      return ticketId === undefined
        ? { ...plain, message: unknownFull[language] }
        : { ...plain, message: unknownQuestion[language], ticketId };
    }
    const state = await readOwnState(table, caller.studioId, best.about, deps.clock.now(), language);
    const worded = deps.model && (await wordAnswer(deps.model, { question, language, articles, state }));
    const { message, articles: cited } = worded ?? { message: undefined, articles };
    return {
      ...plain,
      message: message ?? [best.text[language], ...state].join('\n\n'),
      articles: cited.map(referenceIn(language)),
      worded: worded ? ('model' as const) : ('articles' as const),
    };
  },
);
