import type { Column } from './column-fit.ts';
import type { Mapping } from './map-columns.ts';
import type { FileKind } from './plan.ts';
import { rowStatusOf, rowUseOf, type RowStatus } from './row-status.ts';
import type { Concept } from './vocabulary.ts';

const yesWords = /^(?:yes|true|y|t|si|s|sim|verdadero|verdadeiro|x|oui|ja|1)$/;

/** The least share of a column's cells that are statuses, or yes and no. */
const alike = 0.8;

const texts = ({ facts }: Column): string[] => [...facts.distinct.keys()];

const says = (column: Column, status: RowStatus): boolean =>
  column.facts.share('status') >= alike && texts(column).some((text) => rowStatusOf(text) === status);

const saysYes = ({ facts, concepts }: Column, concept: Concept): boolean =>
  concepts.has(concept) &&
  facts.share('yesNo') >= alike &&
  [...facts.distinct.keys()].some((text) => yesWords.test(text));

/** The first column that is not read and fulfils a condition. */
function unread(
  columns: readonly Column[],
  { columns: fields }: Mapping,
  holds: (column: Column) => boolean,
): number | undefined {
  const at = columns.findIndex((column, index) => (fields[index] ?? []).length === 0 && holds(column));
  return at < 0 ? undefined : at;
}

/**
 * Finds a column that says that bookings were cancelled, in a file that does not say when and whose status is not read.
 * Its rows would count as booked.
 *
 * @returns its number; undefined if there is none
 */
export const cancelledColumn = (columns: readonly Column[], mapping: Mapping): number | undefined =>
  mapping.evidence.has('cancelled_at')
    ? undefined
    : unread(columns, mapping, (column) => says(column, 'cancelled') || saysYes(column, 'cancel'));

/** Finds a column that says yes for clients on a waiting list. Its rows would count as booked. */
export const waitingColumn = (columns: readonly Column[], mapping: Mapping): number | undefined =>
  unread(columns, mapping, (column) => saysYes(column, 'wait'));

/** The status column, if some of its rows are left out or cancel bookings. */
export function statusColumn(
  columns: readonly Column[],
  { evidence }: Mapping,
  kind: FileKind,
): number | undefined {
  const at = evidence.get('status')?.column;
  const column = columns[at ?? -1];
  const saysWhen = evidence.has('cancelled_at');
  return column && texts(column).some((text) => rowUseOf(rowStatusOf(text), kind, saysWhen) !== 'read')
    ? at
    : undefined;
}
