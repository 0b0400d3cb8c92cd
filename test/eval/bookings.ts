import { parseArgs } from 'node:util';
import { measureIdentity } from './bookings/measure.ts';

const { values } = parseArgs({
  options: {
    studios: { type: 'string', default: '40' },
    classes: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
});

const figures = measureIdentity({
  studios: Number(values.studios),
  classesPerStudio: Number(values.classes),
  seed: Number(values.seed),
});
for (const figure of figures) process.stdout.write(`${JSON.stringify(figure)}\n`);
