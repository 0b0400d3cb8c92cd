import { readFileSync } from 'node:fs';
import { dateFormats, type DateFormat } from '#shared/core/csv/plan.ts';
import { readDate } from '#shared/core/csv/read-date.ts';
import { readTime } from '#shared/core/csv/read-time.ts';

interface Case {
  readonly id: string;
  readonly kind: 'date' | 'time';
  readonly format: string;
  readonly input: string;
}

/** A two-digit year is read in the order of the four-digit format. */
const formatOf = (name: string): DateFormat =>
  dateFormats.find((format) => format === name) ?? (name === 'DD-MM-YY' ? 'DD-MM-YYYY' : 'YYYY-MM-DD');

const cases = JSON.parse(readFileSync(process.argv[2] ?? 0, 'utf8')) as Case[];
const read = ({ kind, input, format }: Case): string | null =>
  (kind === 'date' ? readDate(input, formatOf(format)) : readTime(input)) ?? null;
process.stdout.write(`${JSON.stringify(Object.fromEntries(cases.map((one) => [one.id, read(one)])))}\n`);
