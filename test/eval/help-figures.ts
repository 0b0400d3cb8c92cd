import { readFile } from 'node:fs/promises';
import { answerTo } from '#functions/support/help/answer.ts';
import { languageOf } from '#functions/support/help/language-of.ts';
import { heldOutHalves } from '#infra/tools/help/examples.ts';
import type { Language } from '#shared/contracts/language.ts';
import { answerArticlesMax } from '#shared/contracts/support/chat.ts';

/** A question and the articles that answer it. Empty if the help base has no answer. */
export interface Question {
  readonly language: Language;
  readonly question: string;
  readonly right: readonly string[];
}

export const halves = ['development', ...heldOutHalves] as const;
export type Half = (typeof halves)[number];

export const readHalf = async (half: Half): Promise<Question[]> =>
  JSON.parse(await readFile(new URL(`../corpus/help/${half}.json`, import.meta.url), 'utf8')) as Question[];

type Verdict = 'right' | 'wrong' | 'unknown';

/** The result of a question on a page in its own language. An answer in another language counts as wrong. */
export function verdictOn({ language, question, right }: Question): Verdict {
  const answer = answerTo(question, language, answerArticlesMax);
  const [best] = answer.articles;
  if (!best) return 'unknown';
  return right.includes(best.articleId) && answer.language === language ? 'right' : 'wrong';
}

const percent = (part: number, total: number): number => Math.round((part / total) * 1000) / 10;

/** The share of answerable questions that get a right answer, and the share of all questions that get a wrong one. */
export function figuresOf(questions: readonly Question[]) {
  const verdicts = questions.map((question) => ({ question, verdict: verdictOn(question) }));
  const answerable = verdicts.filter(({ question }) => question.right.length > 0);
  const count = (verdict: Verdict, verdictsToCount = verdicts): number =>
    verdictsToCount.filter((one) => one.verdict === verdict).length;
  const reportedAlone = questions.filter(({ language, question }) =>
    // The result on a page in any other language.
    (['en', 'es', 'pt'] as const).every((page) => languageOf(question, page) === language),
  );
  return {
    questions: questions.length,
    unanswerablePercent: percent(questions.length - answerable.length, questions.length),
    rightPercent: percent(count('right', answerable), answerable.length),
    wrongGivenPercent: percent(count('wrong'), questions.length),
    unknownPercent: percent(count('unknown'), questions.length),
    languageReportedOnAnyPagePercent: percent(reportedAlone.length, questions.length),
  };
}
