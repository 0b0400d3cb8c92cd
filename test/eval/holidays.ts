import { parseArgs } from 'node:util';
import { hourlyStudio } from './holidays/hourly.ts';
import { madeUpStudio } from './holidays/made-up.ts';
import { measureStudios } from './holidays/walk.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    studios: { type: 'string', default: '24' },
    share: { type: 'string', default: '0.04' },
    seed: { type: 'string', default: '1' },
  },
});

const seed = Number(values.seed);
const madeUp = Array.from({ length: Number(values.studios) }, (_, s) => madeUpStudio(1000 * seed + s));
const measured = [
  { series: 'made up', studios: madeUp },
  ...positionals.map((path) => ({ series: path, studios: [hourlyStudio(path, Number(values.share), seed)] })),
];
for (const { series, studios } of measured)
  for (const figures of measureStudios(studios))
    process.stdout.write(`${JSON.stringify({ series, ...figures })}\n`);
