import * as messages from '#messages/imports-reading';
import {
  fieldsOf,
  fieldsOfTwoColumns,
  requiredFields,
  sharedFields,
  type ImportField,
  type ImportKind,
} from '#shared/contracts/imports/fields.ts';
import type { ReadingPlan } from '#shared/contracts/imports/plan.ts';
import { unmappedFields } from '#shared/core/csv/plan-gaps.ts';
import { fieldTexts } from './field-texts.ts';
import { countOf } from './repair/repairs.ts';

export type ColumnFields = ReadingPlan['columns'][number];

/** Fields that often share a cell. */
const combinations: Record<ImportKind, readonly ColumnFields[]> = {
  schedule: [
    ['class_date', 'class_time'],
    ['current_bookings', 'total_capacity'],
    ['free_places', 'total_capacity'],
  ],
  bookings: [['class_date', 'class_time']],
};

export const unmapped = 'unmapped';

/** The name of a combination of fields in a select: 'class_date+class_time'. */
export const choiceOf = (fields: ColumnFields): string => (fields.length === 0 ? unmapped : fields.join('+'));

export const fieldsOfChoice = (choice: string): ColumnFields =>
  choice === unmapped ? [] : (choice.split('+') as ColumnFields);

export function labelOf(fields: ColumnFields): string {
  if (fields.length === 0) return messages.unmapped;
  const [first = '', ...others] = fields.map((field) => fieldTexts[field].label);
  return [first, ...others.map((label) => label.toLowerCase())].join(' + ');
}

interface Choice {
  value: string;
  label: string;
}

interface ChoiceGroup {
  label: string;
  options: Choice[];
}

const toChoice = (fields: ColumnFields): Choice => ({ value: choiceOf(fields), label: labelOf(fields) });

/** All possible meanings of a column. `found` adds combinations that were detected in the file. */
export function choicesOf(kind: ImportKind, found: readonly ColumnFields[]): (Choice | ChoiceGroup)[] {
  const required: readonly ImportField[] = requiredFields[kind];
  const both = [...combinations[kind], ...found.filter(({ length }) => length > 1)].map(toChoice);
  const single = fieldsOf[kind].map((field) => ({ field, choice: toChoice([field]) }));
  const those = (needed: boolean): Choice[] =>
    single.filter(({ field }) => required.includes(field) === needed).map(({ choice }) => choice);
  return [
    toChoice([]),
    { label: messages.required, options: those(true) },
    { label: messages.twoInOneColumn, options: [...new Map(both.map((one) => [one.value, one])).values()] },
    { label: messages.optional, options: those(false) },
  ];
}

/** Required fields without a column for which one value can apply to all rows. */
export const shareableFields = (kind: ImportKind, plan: ReadingPlan): ImportField[] =>
  unmappedFields(kind, plan).filter((field) => sharedFields[kind].includes(field));

/** Returns the plan with one value for all rows of a field. An empty value removes this setting. */
export const withValue = (plan: ReadingPlan, field: ImportField, value: string): ReadingPlan => {
  const { [field]: _, ...others } = plan.values ?? {};
  return { ...plan, values: value === '' ? others : { ...others, [field]: value } };
};

/**
 * The part of a plan that is sent, without values for fields that now have a column and without repairs that have no
 * effect.
 */
export function confirmedPlan(kind: ImportKind, plan: ReadingPlan): ReadingPlan {
  const { values, repairs, ...read } = plan;
  const isRepaired = repairs && (countOf(repairs) > 0 || repairs.leftOutFailing !== undefined);
  const others = isRepaired ? { ...read, repairs } : read;
  const used = shareableFields(kind, plan).flatMap((field) => {
    const value = (values?.[field] ?? '').trim();
    return value === '' ? [] : [[field, value] as const];
  });
  return used.length === 0 ? others : { ...others, values: Object.fromEntries(used) };
}

/** Fields with more than one column; only the last of these columns is read. */
export function repeatedFields({ columns }: ReadingPlan): ImportField[] {
  const all = columns.flat();
  const columnsMaxOf = (field: ImportField): number => (fieldsOfTwoColumns.includes(field) ? 2 : 1);
  return [...new Set(all)].filter(
    (field) => all.filter((other) => other === field).length > columnsMaxOf(field),
  );
}

export const withColumn = (plan: ReadingPlan, at: number, fields: ColumnFields): ReadingPlan => ({
  ...plan,
  columns: plan.columns.map((known, index) => (index === at ? fields : known)),
});
