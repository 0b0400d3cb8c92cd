import { createReadStream } from 'node:fs';
import { analyseFile } from '#functions/imports/file/analyse-file.ts';
import { Failure } from '#shared/contracts/failure.ts';

const [kind, ...files] = process.argv.slice(2);
if (kind !== 'schedule' && kind !== 'bookings')
  throw new Error('the first argument must be schedule or bookings');

type Mapped = string | string[];

/** Columns with the same name are listed once; a mapped column has priority. */
function mappingOf(
  titles: readonly string[],
  columns: readonly (readonly string[])[],
): Record<string, Mapped> {
  const mapping = new Map<string, Mapped>();
  titles.forEach((title, at) => {
    const fields = columns[at] ?? [];
    const reported: Mapped = fields.length > 1 ? [...fields] : (fields[0] ?? 'unmapped');
    if (reported !== 'unmapped' || !mapping.has(title)) mapping.set(title, reported);
  });
  return Object.fromEntries(mapping);
}

async function evaluate(file: string, kind: 'schedule' | 'bookings'): Promise<object> {
  try {
    const { plan, csvColumns, confidence, warnings } = await analyseFile(() => createReadStream(file), kind);
    const { dateFormat, timeFormat } = plan;
    return {
      file,
      mapping: mappingOf(csvColumns, plan.columns),
      dateFormat,
      timeFormat,
      confidence,
      warnings,
    };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return {
      file,
      mapping: {},
      dateFormat: null,
      timeFormat: null,
      confidence: 0,
      warnings: [error.message],
    };
  }
}

const results: object[] = [];
for (const file of files) results.push(await evaluate(file, kind));
process.stdout.write(`${JSON.stringify(results, null, 1)}\n`);
