import { analyseFile } from '#functions/imports/file/analyse-file.ts';
import { requiredFields, type Field } from '#shared/core/csv/plan.ts';
import type { Layout } from './layout.ts';
import { makeFile, type MadeFile } from './make.ts';

/** The reading of a generated file. */
export interface Read {
  readonly file: MadeFile;
  readonly confidence: number;
  /** Required fields and formats that were read differently from the file's content. */
  readonly wrong: readonly string[];
  readonly mapped: number;
  readonly mappedRight: number;
}

const fieldsWith = (columns: readonly (readonly Field[])[], field: Field): string =>
  columns.flatMap((fields, at) => (fields.includes(field) ? [at] : [])).join(' ');

/** Reads a generated file and compares the result with its content. */
async function readMade(file: MadeFile): Promise<Read> {
  const { plan, confidence, csvColumns } = await analyseFile(async function* () {
    yield Buffer.from(file.text);
  }, file.kind);
  const required = requiredFields[file.kind] as readonly Field[];
  const wrong = required
    .filter((field) => fieldsWith(plan.columns, field) !== fieldsWith(file.columns, field))
    .map((field) => {
      const at = plan.columns.findIndex((fields) => fields.includes(field));
      return `${field}: ${at < 0 ? 'nothing' : csvColumns[at]}`;
    });
  if (plan.dateFormat !== file.dateFormat) wrong.push(`date ${plan.dateFormat}`);
  if (plan.timeFormat !== file.timeFormat) wrong.push(`time ${plan.timeFormat}`);
  const pairs = plan.columns.flatMap((fields, at) => fields.map((field) => ({ field, at })));
  const right = pairs.filter(({ field, at }) => file.columns[at]?.includes(field));
  return { file, confidence, wrong, mapped: pairs.length, mappedRight: right.length };
}

/** Reads the given number of generated files for each layout. */
export async function readLayouts(given: readonly Layout[], variants: number): Promise<Read[]> {
  const all: Read[] = [];
  for (const layout of given)
    for (let variant = 0; variant < variants; variant += 1)
      all.push(await readMade(makeFile(layout, variant)));
  return all;
}
