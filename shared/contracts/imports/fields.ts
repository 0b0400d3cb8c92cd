import * as z from 'zod';
import {
  fieldsOf,
  joinedFields,
  optionalFields,
  requiredFields,
  sharedFields,
  type Field,
} from '../../core/csv/plan.ts';

export { fieldsOf, optionalFields, requiredFields, sharedFields };

export const importKind = z.enum(['schedule', 'bookings']);
export type ImportKind = z.output<typeof importKind>;

export const importField = z.enum([...new Set([...fieldsOf.schedule, ...fieldsOf.bookings])] as unknown as [
  ImportField,
  ...ImportField[],
]);
export type ImportField = Field;

/** Fields that two columns may form together, in the order of the file: first and last name, a day and its time. */
export const fieldsOfTwoColumns: readonly ImportField[] = joinedFields;
