import { Failure } from '#shared/contracts/failure.ts';
import {
  fieldsOf,
  sharedFields,
  type ImportField,
  type ImportKind,
} from '#shared/contracts/imports/fields.ts';
import type { Analysis, ReadingPlan } from '#shared/contracts/imports/plan.ts';
import { isDateOrderOpen, missingFields } from '#shared/core/csv/plan-gaps.ts';
import { mistakeInEnglish } from '#shared/core/csv/row-mistake.ts';
import { partsOf } from '#shared/core/csv/field-readers.ts';
import { counted } from '#shared/core/text/counted.ts';

function refuse(path: string, message: string): never {
  throw new Failure('import-invalid', message, [{ path, message }]);
}

const valuesOf = (plan: ReadingPlan): [ImportField, string][] =>
  Object.entries(plan.values ?? {}) as [ImportField, string][];

function assertColumns(plan: ReadingPlan, kind: ImportKind, analysis: Analysis | undefined): void {
  if (plan.columns.length !== analysis?.csvColumns.length)
    refuse(
      'body.plan.columns',
      `The file has ${counted(analysis?.csvColumns.length ?? 0, 'column')}; map each of them`,
    );
  const missing = missingFields(kind, plan);
  if (missing.length > 0) refuse('body.plan.columns', `Missing required fields: ${missing.join(', ')}`);
  const known: readonly string[] = fieldsOf[kind];
  const unknown = [...new Set(plan.columns.flat())].filter((field) => !known.includes(field));
  if (unknown.length > 0) refuse('body.plan.columns', `${unknown.join(', ')}: not in a file of ${kind}`);
}

function assertValues(plan: ReadingPlan, kind: ImportKind): void {
  for (const [field, value] of valuesOf(plan)) {
    const path = `body.plan.values.${field}`;
    if (!sharedFields[kind].includes(field)) refuse(path, `${field} cannot be the same for all rows`);
    const { read, refusal } = partsOf(field, plan, [field], undefined);
    if (read(value) === undefined) refuse(path, mistakeInEnglish(field, refusal(value)));
  }
}

/**
 * Checks that the analysed file can be read by the plan.
 *
 * @throws {Failure} `import-invalid`, naming what is missing or cannot be read
 */
export function assertReadable(plan: ReadingPlan, kind: ImportKind, analysis: Analysis | undefined): void {
  assertColumns(plan, kind, analysis);
  assertValues(plan, kind);
  if (analysis && isDateOrderOpen(analysis, plan))
    refuse('body.plan.dateFormat', 'Say whether the day or the month comes first in the class dates');
}
