import { parseArgs } from 'node:util';
import { measureWorlds } from './worlds/measure.ts';

const { values } = parseArgs({
  options: {
    studios: { type: 'string', default: '24' },
    series: { type: 'string', default: '12' },
    weeks: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
});

const figures = measureWorlds({
  studios: Number(values.studios),
  seriesPerStudio: Number(values.series),
  importedWeeks: 4,
  loggedWeeks: 4,
  decidedWeeks: Number(values.weeks),
  seed: Number(values.seed),
});
for (const figure of figures) process.stdout.write(`${JSON.stringify(figure)}\n`);
