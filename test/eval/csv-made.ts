import { analyseFile } from '#functions/imports/file/analyse-file.ts';
import { requiredFields, type Field } from '#shared/core/csv/plan.ts';
import { heldOut } from './csv-made/held-out.ts';
import type { Layout } from './csv-made/layout.ts';
import { layouts } from './csv-made/layouts.ts';
import { makeFile, type MadeFile } from './csv-made/make.ts';

/**
 * Reads made files of studio systems and says how many are understood, and how well the confidence tells which: of the
 * layouts by which the reading of columns was chosen, and of those that were held out.
 */

const variants = Number(process.argv[2] ?? 6);
const bins = 5;

interface Read {
  readonly file: MadeFile;
  readonly confidence: number;
  /** Of required fields and formats: what differs from what the file holds. */
  readonly wrong: readonly string[];
  readonly mapped: number;
  readonly mappedRight: number;
}

const fieldsWith = (columns: readonly (readonly Field[])[], field: Field): string =>
  columns.flatMap((fields, at) => (fields.includes(field) ? [at] : [])).join(' ');

async function read(file: MadeFile): Promise<Read> {
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

const share = (part: number, whole: number): number => Math.round((part / Math.max(1, whole)) * 1000) / 1000;

/** The mean distance of what is said from what is so, over bins of confidence, weighed by their files. */
function calibrationError(all: readonly Read[]): number {
  const binned = Map.groupBy(all, ({ confidence }) => Math.min(bins - 1, Math.floor(confidence * bins)));
  const distances = [...binned.values()].map((own) => {
    const said = own.reduce((sum, { confidence }) => sum + confidence, 0);
    const right = own.filter(({ wrong }) => wrong.length === 0).length;
    return Math.abs(said - right);
  });
  return share(
    distances.reduce((sum, distance) => sum + distance, 0),
    all.length,
  );
}

async function figuresOf(given: readonly Layout[]): Promise<object> {
  const all: Read[] = [];
  for (const layout of given)
    for (let variant = 0; variant < variants; variant += 1) all.push(await read(makeFile(layout, variant)));

  const bySource = [...Map.groupBy(all, ({ file }) => file.source)].map(([source, own]) => ({
    source,
    files: own.length,
    right: share(own.filter(({ wrong }) => wrong.length === 0).length, own.length),
  }));
  const mistakes = Map.groupBy(
    all.flatMap(({ file, wrong, confidence }) =>
      wrong.map((what) => ({ what: `${file.source} ${file.kind} ${what.toLowerCase().trim()}`, confidence })),
    ),
    ({ what }) => what,
  );
  return {
    files: all.length,
    sources: bySource.length,
    fileRight: share(all.filter(({ wrong }) => wrong.length === 0).length, all.length),
    mappedPrecision: share(
      all.reduce((sum, { mappedRight }) => sum + mappedRight, 0),
      all.reduce((sum, { mapped }) => sum + mapped, 0),
    ),
    calibrationError: calibrationError(all),
    bySource: bySource.filter(({ right }) => right < 1),
    mistakes: [...mistakes]
      .map(([what, own]) => ({ what, files: own.length, confidence: own[0]?.confidence }))
      .toSorted((a, b) => b.files - a.files),
  };
}

const figures = { chosenBy: await figuresOf(layouts), heldOut: await figuresOf(heldOut) };
process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`);
