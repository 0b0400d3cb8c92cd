import { parseArgs } from 'node:util';
import { measureSuccessors } from './successors/measure.ts';

const { values } = parseArgs({
  options: {
    studios: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
  },
});

const { byCertainty, byHappening, ...drawn } = measureSuccessors({
  studios: Number(values.studios),
  seed: Number(values.seed),
});
for (const line of [drawn, ...byCertainty, ...byHappening]) process.stdout.write(`${JSON.stringify(line)}\n`);
