import type { Column } from './column-fit.ts';
import type { Mapping } from './map-columns.ts';
import type { FileKind, ReportKind } from './plan.ts';

const payoutWords = new Set(
  'payout payouts settlement settlements remittance repasse repasses liquidacion liquidaciones reversement versement auszahlung'.split(
    ' ',
  ),
);
const periodWords = new Set(
  'period periodo competencia month mes mois monat statement extrato invoice'.split(' '),
);
const positionWords = new Set('position posicion posicao orden ordem rank place'.split(' '));

const hasWord = ({ concepts }: Column, words: ReadonlySet<string>): boolean =>
  concepts.words.some((word) => words.has(word));

const came = ({ concepts, facts }: Column): boolean =>
  concepts.has('attended') &&
  !concepts.has('count', 'percent', 'capacity') &&
  facts.filled > 0 &&
  (facts.share('yesNo') > 0.6 ||
    facts.share('status') > 0.6 ||
    facts.share('date') > 0.6 ||
    facts.share('time') > 0.6);

const waits = (column: Column): boolean =>
  column.concepts.has('wait') &&
  !column.concepts.has('count', 'capacity', 'max') &&
  (hasWord(column, positionWords) || column.concepts.has('date', 'time', 'timestamp', 'made', 'booked'));

/**
 * Recognises a file that is uploaded as bookings but is another kind of report. Undefined if it is a list of bookings,
 * or if its kind is unknown. A file that says when its visits were booked is a list of bookings, even if it also says
 * who came and what was paid.
 */
export function reportKindOf(
  columns: readonly Column[],
  { evidence }: Pick<Mapping, 'evidence'>,
  kind: FileKind,
): ReportKind | undefined {
  if (kind !== 'bookings' || evidence.has('booked_at')) return undefined;
  if (columns.some(waits)) return 'waitlist';
  const isPaidOut = columns.some((column) => hasWord(column, payoutWords));
  const isOfPeriod = columns.some((column) => hasWord(column, periodWords));
  if (isPaidOut && (isOfPeriod || !evidence.has('class_time'))) return 'payouts';
  return columns.some(came) ? 'attendance' : undefined;
}
