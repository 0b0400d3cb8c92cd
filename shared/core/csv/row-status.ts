import { cached } from '../text/cached.ts';
import { requiredFields, type Field, type FileKind, type ReadingPlan } from './plan.ts';
import { fold, saysNothing } from './text.ts';

/** What a status says: that the place or the class was cancelled, that a client only waits for a place, or neither. */
export type RowStatus = 'cancelled' | 'waiting' | 'standing';

const cancelled =
  /cancel|kanzel|annul|anulad|storn|abgesagt|abgemeldet|entfallen|suspendid|desmarcad|\b(?:deleted|removed|rejected|declined|withdrawn|called off|eliminad[oa]s?|excluid[oa]s?|rechazad[oa]s?|recusad[oa]s?|rejeitad[oa]s?|borrad[oa]s?)\b/;
/** 'Not cancelled' and 'Cancellation declined' leave the place taken. */
const notCancelled =
  /\b(?:not|non|no|nao|nicht|un|never)[ _-]?(?:been[ _-])?(?:cancel|anulad|annul|storn)|uncancel|cancel\w*[ _-](?:declined|rejected|refused|rechazad|recusad|negad)/;
const waiting =
  /wait[ _-]?list|waiting|stand[ _-]?by|\bespera|\bfila\b|liste d.attente|en attente|wartelist|wartend/;
/** 'Confirmed from waitlist' is a booking. */
const noLongerWaiting = /promot|confirm|convert|accept|acept|aceit|\bfrom\b|bestatigt|nachgeruckt/;

/** Reads a cell of a status column, in English, Spanish, Portuguese, German or French. */
export const rowStatusOf = cached((cell: string): RowStatus => {
  if (saysNothing(cell)) return 'standing';
  const text = fold(cell);
  if (cancelled.test(text) && !notCancelled.test(text)) return 'cancelled';
  return waiting.test(text) && !noLongerWaiting.test(text) ? 'waiting' : 'standing';
});

/**
 * What a row's status means for it: it is read; it only cancels something that is known; or it is left out, because the
 * client waits for a place.
 */
export type RowUse = 'read' | 'cancels' | 'left-out';

/** A cancelled booking with the time of its cancellation is imported as cancelled. */
export function rowUseOf(status: RowStatus, kind: FileKind, saysWhen: boolean): RowUse {
  if (status === 'cancelled') return kind === 'bookings' && saysWhen ? 'read' : 'cancels';
  return status === 'waiting' && kind === 'bookings' ? 'left-out' : 'read';
}

/** What a row needs that only cancels something. Such rows often lack the rest. */
const cancelling = {
  schedule: ['class_name', 'class_date', 'class_time', 'room', 'status'],
  bookings: [
    ...requiredFields.bookings.filter((field) => field !== 'studio_revenue'),
    'booking_source',
    'customer_name',
    'customer_email',
    'booking_reference',
    'status',
  ],
} as const satisfies Readonly<Record<FileKind, readonly Field[]>>;

/** The required fields among the others, with a value that says nothing. */
const empty: Readonly<Record<FileKind, Readonly<Partial<Record<Field, string>>>>> = {
  schedule: { total_capacity: '0' },
  bookings: { studio_revenue: '0' },
};

/** The values of a row that only cancels something, without those that it does not need. */
export const cancellingCells = (
  cells: ReadonlyMap<string, string>,
  kind: FileKind,
): ReadonlyMap<string, string> =>
  new Map([
    ...[...cells].filter(([column]) => (cancelling[kind] as readonly string[]).includes(column)),
    ...Object.entries(empty[kind]),
  ]);

/** The plan by which rows are read that only cancel something. */
export const cancellingPlan = (plan: ReadingPlan, kind: FileKind): ReadingPlan => ({
  ...plan,
  columns: plan.columns.map((fields) =>
    fields.filter((field) => (cancelling[kind] as readonly Field[]).includes(field)),
  ),
  values: { ...plan.values, ...empty[kind] },
});

/**
 * Creates the check what each row's status means for it. A row of another width is read, because its cells may have
 * moved.
 */
export function rowUses(
  { columns }: Pick<ReadingPlan, 'columns'>,
  kind: FileKind,
): (row: readonly string[]) => RowUse {
  const last = columns.findLastIndex((fields) => fields.includes('status'));
  if (last < 0) return () => 'read';
  const whenColumns = columns.flatMap((fields, at) => (fields.includes('cancelled_at') ? [at] : []));
  const isFilled = (cell: string | undefined): boolean => !saysNothing(cell ?? '');
  return (row) => {
    if (row.slice(columns.length).some(isFilled)) return 'read';
    const saysWhen = whenColumns.some((at) => isFilled(row[at]));
    return rowUseOf(rowStatusOf(row[last] ?? ''), kind, saysWhen);
  };
}
