import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import * as fc from 'fast-check';
import { answerTo } from '#functions/support/help/answer.ts';
import { articles } from '#functions/support/help/articles.ts';
import { classesOf, unanswered } from '#functions/support/help/classify.ts';
import { rankArticles } from '#functions/support/help/find-articles.ts';
import { languageOf } from '#functions/support/help/language-of.ts';
import { readLearnedHelp } from '#functions/support/help/learned.ts';
import { digestOf, heldOutHalves, readExamples, saidIn } from '#infra/tools/help/examples.ts';
import { importBytesMax, importRowsMax } from '#shared/contracts/imports/import.ts';
import type { ImportField } from '#shared/contracts/imports/fields.ts';
import { backtestWeeks } from '#shared/contracts/rules/backtest-rule.ts';
import { recurringWeeks } from '#shared/contracts/schedule/repeat-class.ts';
import { language, type Language } from '#shared/contracts/language.ts';
import * as english from '#web/messages/en/billing.ts';
import * as spanish from '#web/messages/es/billing.ts';
import * as portuguese from '#web/messages/pt/billing.ts';
import { answerArticlesMax } from '#shared/contracts/support/chat.ts';
import { requiredFields } from '#shared/core/csv/plan.ts';
import { product } from '#shared/product.ts';
import { documentOf, notFoundDocument } from '#web/documents.ts';
import { pageModules } from '#web/routes.ts';
import { atRiskBelowPercent, fullyBookedAbovePercent } from '#shared/core/numbers/occupancy-bands.ts';
import { figuresOf, halves, readHalf, type Question } from '../../eval/help-figures.ts';

const languages = language.options;
const answerIn = (question: string, page: 'en' | 'es' | 'pt' = 'en') =>
  answerTo(question, page, answerArticlesMax);
const idsFor = (question: string) => answerIn(question).articles.map(({ articleId }) => articleId);
const textsOf = (articleId: string) => articles.find((article) => article.articleId === articleId)!.text;

describe('the help base with questions from owners', () => {
  let questions: Question[];
  beforeAll(async () => {
    questions = (await Promise.all(halves.map(readHalf))).flat();
  });

  test('is measured by at least 120 questions in three languages, a fifth of them without an answer', () => {
    expect(questions.length).toBeGreaterThanOrEqual(120);
    for (const language of languages) {
      const own = questions.filter((one) => one.language === language);
      expect(own.length).toBeGreaterThanOrEqual(40);
      expect(own.filter(({ right }) => right.length === 0).length).toBeGreaterThanOrEqual(own.length / 6);
    }
    expect(figuresOf(questions).unanswerablePercent).toBeGreaterThanOrEqual(20);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    const known = new Set(articles.map(({ articleId }) => articleId));
    expect(questions.flatMap(({ right }) => right).filter((id) => !known.has(id))).toEqual([]);
  });

  test.each(heldOutHalves)(
    'gives the right article to 90 %% of %s, in the language of the question, and a wrong one to 3 %% at most',
    async (half) => {
      const figures = figuresOf(await readHalf(half));
      expect(figures.unanswerablePercent).toBeGreaterThanOrEqual(20);
      expect(figures.rightPercent).toBeGreaterThanOrEqual(90);
      expect(figures.wrongGivenPercent).toBeLessThanOrEqual(3);
      expect(figures.languageReportedOnAnyPagePercent).toBeGreaterThanOrEqual(95);
    },
  );

  test('was trained on the current questions, and on none of those that measure it', async () => {
    const examples = await readExamples();
    const learned = readLearnedHelp();
    expect(learned.learnedFrom).toBe(digestOf(examples));
    expect(learned.classes).toEqual([...articles.map(({ articleId }) => articleId).toSorted(), unanswered]);
    expect(new Set(examples.flatMap(({ classes }) => classes))).toEqual(new Set(learned.classes));
    const measured = (await Promise.all(heldOutHalves.map(readHalf))).flat();
    const texts = new Set(examples.map(({ text }) => saidIn(text)));
    expect(measured.filter(({ question }) => texts.has(saidIn(question)))).toEqual([]);
  });

  test('is never more certain than the maximum, whatever is asked', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.lorem()), (question) => {
        const sum = [...classesOf(question).values()].reduce((all, one) => all + one, 0);
        expect(sum).toBeCloseTo(1, 6);
      }),
    );
  });

  test.each([
    ['What is an AI decision?', 'ai-decision'],
    ['I have a file without room column', 'missing-column'],
    ['¿Qué es una decisión de IA?', 'ai-decision'],
    ['O que é uma decisão de IA?', 'ai-decision'],
    ['CÓMO PAUSAR LA AUTOMATIZACION', 'pause-automation'],
    ['conect welhub', 'connect-wellhub'],
  ])('answers %j with %s', (question, articleId) => {
    expect(idsFor(question)[0]).toBe(articleId);
  });

  test('names both articles if a question is about two things', () => {
    expect(idsFor('how do I connect wellhub and what does it cost').toSorted()).toEqual([
      'connect-wellhub',
      'trial',
    ]);
  });

  test('recognizes a greeting, and does not answer an unrelated question', () => {
    for (const question of ['hello', '?!', '   ', '1234', 'hola buenas', 'obrigado'])
      expect(answerIn(question).kind).toBe('greeting');
    for (const question of ['qwertyuiop', 'lorem ipsum', 'vender gift cards a mis alumnos'])
      expect(answerIn(question)).toMatchObject({ kind: 'unknown', articles: [] });
  });

  test('detects the language of a question on any page, and else uses the language of the page', () => {
    for (const page of languages) {
      expect(languageOf('¿cómo subo mis reservas?', page)).toBe('es');
      expect(languageOf('como faço para enviar minhas reservas', page)).toBe('pt');
      expect(languageOf('how do I upload my bookings', page)).toBe('en');
      expect(languageOf('wellhub', page)).toBe(page);
    }
  });

  test('ignores the language of quotations and of texts from the app', () => {
    const shown = 'Please connect at least one integration before running the AI optimizer';
    for (const page of languages) {
      expect(languageOf(`"${shown}" ¿y ahora qué hago?`, page)).toBe('es');
      expect(languageOf(`${shown} o que faço agora`, page)).toBe('pt');
      expect(languageOf(`“Clave rechazada”, what does that say?`, page)).toBe('en');
      for (const alone of [`"${shown}"`, shown, '«No se pudo»', 'slots managed?'])
        expect(languageOf(alone, page)).toBe(page);
    }
    expect(languageOf('At Risk significado', 'pt')).toBe('pt');
  });
});

/** Each field in the words of the articles. */
const fieldWords: Record<(typeof requiredFields)['schedule' | 'bookings'][number], readonly string[]> = {
  class_name: ['class name', 'nombre de la clase', 'nome da aula'],
  class_date: ['class date', 'fecha de la clase', 'data da aula'],
  class_time: ['class time', 'hora de la clase', 'horário da aula'],
  total_capacity: ['total capacity', 'cupo total', 'capacidade total'],
  room: ['room', 'salón', 'sala'],
  booking_type: ['booking type', 'tipo de reserva', 'tipo de reserva'],
  studio_revenue: ['studio revenue', 'ingreso del estudio', 'receita do estúdio'],
  booked_at: ['booked at', 'fecha en que se reservó', 'data em que foi reservada'],
} satisfies Partial<Record<ImportField, readonly string[]>>;
const countWords = { 5: ['five', 'cinco', 'cinco'], 7: ['seven', 'siete', 'sete'] };

describe('the articles', () => {
  test.each([
    ['upload-schedule', requiredFields.schedule],
    ['upload-bookings', requiredFields.bookings],
  ] as const)('name in %s every column that the product needs, in three languages', (articleId, needed) => {
    const texts = textsOf(articleId);
    languages.forEach((language, at) => {
      const list = /:\s*([^.]*)\./.exec(texts[language].slice(texts[language].indexOf('CSV')))![1]!;
      expect(list.split(/, | and | y | e /)).toHaveLength(needed.length);
      for (const field of needed) expect(list).toContain(fieldWords[field][at]);
      expect(texts[language]).toContain(countWords[needed.length][at]!);
    });
    expect(textsOf('missing-column').en).toContain('room');
  });

  test('state the actual limits and prices of the product', () => {
    const stated: [string, string[]][] = [
      ['trial', [String(product.trialDays), String(product.priceMonthlyMinor / 100)]],
      ['large-files', [`${importBytesMax / 1024 ** 2} MB`]],
      ['schedule', [`${atRiskBelowPercent}%`, `${fullyBookedAbovePercent}%`]],
      ['recurring-classes', recurringWeeks.map(String)],
      ['rule-backtest', [String(backtestWeeks)]],
    ];
    for (const [articleId, facts] of stated)
      for (const language of languages)
        for (const fact of facts) expect(textsOf(articleId)[language]).toContain(fact);
    const plans = { en: english.planName, es: spanish.planName, pt: portuguese.planName };
    for (const language of languages) expect(textsOf('trial')[language]).toContain(plans[language]);
    expect(importRowsMax).toBe(1_000_000);
    expect(textsOf('large-files').en).toContain('one million rows');
  });

  test('contain the same numbers and labels in each language, and labels that exist on a screen', async () => {
    const screenOf = async (language: Language): Promise<string> => {
      const files = globSync(`web/messages/${language}/*.ts`);
      return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
    };
    const signsIn = (text: string, sign: RegExp) => new Set(text.match(sign));
    const labelsIn = (text: string): readonly string[] => text.match(/(?<=“)[^”]+(?=”)/g) ?? [];
    for (const language of languages) {
      const screens = await screenOf(language);
      for (const { articleId, text } of articles) {
        const labels = labelsIn(text[language]);
        expect({ articleId, missing: labels.filter((label) => !screens.includes(label)) }).toEqual({
          articleId,
          missing: [],
        });
        expect([articleId, labels.length]).toEqual([articleId, labelsIn(text.en).length]);
        expect(signsIn(text[language], /\d+/g)).toEqual(signsIn(text.en, /\d+/g));
        expect(languageOf(text[language], language === 'en' ? 'es' : 'en')).toBe(language);
      }
    }
  });

  test('are found by each message they explain', () => {
    const found = articles.flatMap(({ articleId, messages = [] }) =>
      messages.map((message) => {
        const best = rankArticles(message).slice(0, answerArticlesMax);
        return [articleId, message, best.some(({ article }) => article.articleId === articleId)];
      }),
    );
    expect(found.filter(([, , right]) => !right)).toEqual([]);
  });

  test('cover every page, and link to existing pages', () => {
    const reported = articles.map(({ path }) => path);
    const forOwners = Object.keys(pageModules).filter(
      (path) => !path.includes(':') && path !== '/superadmin',
    );
    expect(forOwners.filter((path) => !reported.includes(path))).toEqual([]);
    expect(reported.filter((path) => documentOf(path) === notFoundDocument)).toEqual([]);
    expect(new Set(articles.map(({ articleId }) => articleId)).size).toBe(articles.length);
  });
});
