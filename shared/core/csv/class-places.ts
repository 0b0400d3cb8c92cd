import type { Column, ColumnFits } from './column-fit.ts';
import { readWhole } from './read-whole.ts';
import { notAllPlaces, classPlacesMax, fitOfValues } from './value-evidence.ts';
import type { FileKind } from './plan.ts';

type Rows = readonly (readonly string[])[];

/** A title that means all places of a class suggests them at least this strongly. */
const namedMin = 0.5;
/** The minimum share of rows to which a rule applies. */
const shareMin = 0.98;
const usualMin = 0.8;
const rowsMin = 8;

const wholeIn = (row: readonly string[], at: number): number =>
  Number(readWhole(row[at] ?? '') ?? Number.NaN);

/** Whether no cell of one column is below that of another, and some are above. */
function isAtLeast(places: number, other: number, rows: Rows): boolean {
  const fitting = rows.filter((row) => wholeIn(row, places) >= wholeIn(row, other));
  return (
    fitting.length >= rows.length * shareMin && rows.some((row) => wholeIn(row, places) > wholeIn(row, other))
  );
}

/** Whether nearly all classes of one name have the same number. */
function isUsual(places: number, name: number, rows: Rows): boolean {
  const alike = [...Map.groupBy(rows, (row) => row[name] ?? '').values()].map((own) =>
    Math.max(...[...Map.groupBy(own, (row) => row[places] ?? '').values()].map((same) => same.length)),
  );
  return alike.reduce((sum, rowsAlike) => sum + rowsAlike, 0) >= rows.length * usualMin;
}

/**
 * If no title names the places of a class, they are the numbers that are the same for nearly all classes of a name and
 * never below those of another column, as in 'Caben' and 'Vienen'.
 *
 * @param rows some of the file's rows
 */
export function withAllPlaces(
  { total, columnOf }: ColumnFits,
  columns: readonly Column[],
  kind: FileKind,
  rows: Rows,
): ColumnFits {
  const [name, stated] = [columnOf.get('class_name'), columnOf.get('total_capacity')];
  const isNamed = stated !== undefined && stated.fit.title >= namedMin;
  if (kind !== 'schedule' || !name || isNamed || rows.length < rowsMin) return { total, columnOf };
  const fieldAt = new Map([...columnOf].map(([field, { column }]) => [column, field]));
  const numbers = columns.flatMap(({ facts, concepts, title }, at) => {
    const field = fieldAt.get(at) ?? 'total_capacity';
    const isOpen = field === 'total_capacity' || field === 'current_bookings';
    const isCount = facts.share('whole') >= shareMin && facts.max <= classPlacesMax && title !== '';
    return isOpen && isCount && !concepts.has(...notAllPlaces) ? [at] : [];
  });
  const [places, ...rivals] = numbers.filter(
    (at) =>
      fieldAt.get(at) !== 'current_bookings' &&
      isUsual(at, name.column, rows) &&
      numbers.every((other) => other === at || isAtLeast(at, other, rows)),
  );
  if (places === undefined || numbers.length < 2 || rivals.length > 0) return { total, columnOf };
  return {
    total,
    columnOf: new Map(columnOf).set('total_capacity', { column: places, fit: fitOfValues(1) }),
  };
}
