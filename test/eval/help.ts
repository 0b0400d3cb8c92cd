import { confidenceMin } from '#functions/support/help/answer.ts';
import { figuresOf, halves, readHalf } from './help-figures.ts';

const parts = await Promise.all(halves.map(async (half) => ({ half, questions: await readHalf(half) })));
const figures = {
  confidenceMin,
  whole: figuresOf(parts.flatMap(({ questions }) => questions)),
  ...Object.fromEntries(parts.map(({ half, questions }) => [half, figuresOf(questions)])),
};
process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`);
