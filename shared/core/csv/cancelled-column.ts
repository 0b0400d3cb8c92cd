import type { Column } from './column-fit.ts';
import type { Mapping } from './map-columns.ts';

/** Cells that say that a booking was cancelled, normalised. */
const cancelledWords =
  /^(?:(?:late|early|user|center|studio|client)[ _-]?)?(?:cancel(?:l?ed|l?ation)?|cancelad[oa]s?|cancelo|anulad[oa]s?|annulee?s?|storniert)(?:_\w+)?$/;
const yesWords = /^(?:yes|true|y|t|si|s|sim|verdadero|verdadeiro|x|oui|1)$/;

/** The least share of a column's cells that are statuses, or yes and no. */
const alike = 0.8;

function saysCancelled({ facts, concepts }: Column): boolean {
  const holds = (pattern: RegExp): boolean => [...facts.distinct.keys()].some((text) => pattern.test(text));
  if (facts.share('status') >= alike && holds(cancelledWords)) return true;
  return concepts.has('cancel') && facts.share('yesNo') >= alike && holds(yesWords);
}

/**
 * Finds a column that says that bookings were cancelled, in a file that does not say when. Its rows would count as
 * booked.
 *
 * @returns its number; undefined if there is none
 */
export function cancelledColumn(columns: readonly Column[], { evidence }: Mapping): number | undefined {
  if (evidence.has('cancelled_at')) return undefined;
  const read = new Set([...evidence.values()].map(({ column }) => column));
  const at = columns.findIndex((column, index) => !read.has(index) && saysCancelled(column));
  return at < 0 ? undefined : at;
}
