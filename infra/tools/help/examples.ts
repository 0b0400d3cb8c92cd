import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { articles } from '#functions/support/help/articles.ts';
import { unanswered } from '#functions/support/help/classify.ts';
import { featuresOf, type Feature } from '#functions/support/help/features.ts';
import { languages, type Language } from '#functions/support/help/language.ts';
import { fold } from '#shared/core/csv/text.ts';

/** A text and the answer to learn from it. */
export interface Example {
  readonly text: string;
  /** The articles that answer it, or `unanswered`; empty if only its language is known. */
  readonly classes: readonly string[];
  /** Undefined if the text has no language, or more than one. */
  readonly language: Language | undefined;
  readonly features: readonly (readonly Feature[])[];
}

const questionsAt = new URL('../../../functions/support/help/questions/', import.meta.url);
const corpusAt = new URL('../../../test/corpus/help/', import.meta.url);
/** The test questions of the chat, which it never learns from. */
export const heldOutHalves = ['held-out', 'held-out-2'] as const;

export const exampleOf = (
  text: string,
  classes: readonly string[],
  language: Language | undefined,
): Example => ({
  text,
  classes,
  language,
  features: featuresOf(text),
});

/** A file of questions, one per line, below a line with their article that begins with `# `. */
async function readQuestions(file: string, language: Language | undefined): Promise<Example[]> {
  let article = unanswered;
  const examples: Example[] = [];
  for (const line of (await readFile(new URL(file, questionsAt), 'utf8')).split('\n')) {
    if (line.startsWith('# ')) article = line.slice(2);
    else if (line !== '') examples.push(exampleOf(line, [article], language));
  }
  return examples;
}

interface JudgedQuestion {
  readonly language: Language;
  readonly question: string;
  readonly right: readonly string[];
}

const readCorpus = async (half: string): Promise<JudgedQuestion[]> =>
  JSON.parse(await readFile(new URL(`${half}.json`, corpusAt), 'utf8')) as JudgedQuestion[];

const exampleOfQuestion = ({ question, right, language }: JudgedQuestion): Example =>
  exampleOf(question, right.length === 0 ? [unanswered] : right, language);

/**
 * Examples from the help base itself: titles and messages are examples of questions to an article; article texts are
 * examples of a language.
 */
const ownExamples = (): Example[] =>
  articles.flatMap(({ articleId, title, text, messages = [] }) => [
    ...messages.map((message) => exampleOf(message, [articleId], undefined)),
    ...languages.flatMap((language) => [
      exampleOf(title[language], [articleId], language),
      ...text[language].split('. ').map((sentence) => exampleOf(sentence, [], language)),
    ]),
  ]);

/** A normalized form that ignores accents, case and punctuation, for comparing questions. */
export const saidIn = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** All training examples of the chat. Test questions are excluded, even if the same question also occurs elsewhere. */
export async function readExamples(): Promise<Example[]> {
  const examples = [
    ...(await readQuestions('short.txt', undefined)),
    ...(await Promise.all(languages.map((language) => readQuestions(`${language}.txt`, language)))).flat(),
    ...(await readCorpus('development')).map(exampleOfQuestion),
    ...ownExamples(),
  ];
  const measured = (await Promise.all(heldOutHalves.map(readCorpus))).flat();
  const retained = new Set(measured.map(({ question }) => saidIn(question)));
  return examples.filter(({ text }) => !retained.has(saidIn(text)));
}

/** A digest that changes whenever the examples change, which shows that the chat has to be trained again. */
export const digestOf = (examples: readonly Example[]): string =>
  createHash('sha256')
    .update(
      examples
        .map(({ classes, language = '', features }) =>
          [classes.join(' '), language, ...features.flat().map(({ name }) => name)].join(' '),
        )
        .join('\n'),
    )
    .digest('hex');
