import { cached } from '../text/cached.ts';
import type { FileKind, ReadingPlan } from './plan.ts';
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
 * Whether a row with this status is left out: no place is taken, or the class does not take place. A cancelled booking
 * with the time of its cancellation is imported as cancelled.
 */
export const isLeftOutBy = (status: RowStatus, kind: FileKind, saysWhen: boolean): boolean =>
  kind === 'schedule'
    ? status === 'cancelled'
    : status === 'waiting' || (status === 'cancelled' && !saysWhen);

/** Creates the check whether a row is left out because of its status. Rows of another width are never. */
export function leftOutByStatus(
  { columns }: Pick<ReadingPlan, 'columns'>,
  kind: FileKind,
): (row: readonly string[]) => boolean {
  const last = columns.findLastIndex((fields) => fields.includes('status'));
  if (last < 0) return () => false;
  const whenColumns = columns.flatMap((fields, at) => (fields.includes('cancelled_at') ? [at] : []));
  const isFilled = (cell: string | undefined): boolean => !saysNothing(cell ?? '');
  return (row) => {
    if (row.slice(columns.length).some(isFilled)) return false;
    const saysWhen = whenColumns.some((at) => isFilled(row[at]));
    return isLeftOutBy(rowStatusOf(row[last] ?? ''), kind, saysWhen);
  };
}
