import { requiredFields, type Field, type FileKind, type ReadingPlan } from './plan.ts';

/** The required fields that are in no column of the plan. */
export function unmappedFields(kind: FileKind, { columns }: Pick<ReadingPlan, 'columns'>): Field[] {
  const mapped = new Set(columns.flat());
  return requiredFields[kind].filter((field) => !mapped.has(field));
}

/** The required fields that have neither a column nor a value for all rows. */
export const missingFields = (kind: FileKind, plan: Pick<ReadingPlan, 'columns' | 'values'>): Field[] =>
  unmappedFields(kind, plan).filter((field) => (plan.values?.[field] ?? '').trim() === '');

/** The order of day and month, as determined by a file's analysis. */
interface Analysed {
  readonly openDates?: readonly string[] | undefined;
  readonly plan: Pick<ReadingPlan, 'columns'>;
}

const dateColumnOf = ({ columns }: Pick<ReadingPlan, 'columns'>): number =>
  columns.findIndex((fields) => fields.includes('class_date'));

/** Whether a person must decide, or has decided, if the day or the month comes first in the class dates. */
export const isDateOrderRequested = (analysed: Analysed, plan: Pick<ReadingPlan, 'columns'>): boolean =>
  analysed.openDates !== undefined && dateColumnOf(plan) === dateColumnOf(analysed.plan);

/** Whether a person still has to choose the order of day and month: without it, the plan cannot read the file. */
export const isDateOrderOpen = (
  analysed: Analysed,
  plan: Pick<ReadingPlan, 'columns' | 'dateFormat'>,
): boolean => plan.dateFormat === null && isDateOrderRequested(analysed, plan);
