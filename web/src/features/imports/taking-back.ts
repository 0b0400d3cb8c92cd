import type { ImportView } from '#shared/contracts/imports/import.ts';
import type { StayReason } from '#shared/contracts/imports/taking-back.ts';
import { counted, wordFor } from '#shared/core/text/counted.ts';
import { sellingText } from './clear-kinds.ts';
import type { ImportKind } from './import-kinds.ts';
import type { Message } from './message.ts';
import { countText } from './progress.ts';

export type TakenBack = Pick<ImportView, 'kind' | 'result'> & {
  takingBack: NonNullable<ImportView['takingBack']>;
};

export const thingsText = (kind: ImportKind, count: number): string =>
  kind === 'schedule' ? counted(count, 'class', 'classes') : counted(count, 'booking');

/** 'Take Them Back', of several rows. */
export const takeBackVerb = ({ result }: Pick<ImportView, 'result'>): string =>
  wordFor(result?.imported ?? 0, 'Take It Back', 'Take Them Back');

/** Why one row stays, and why several do. */
const whys: Record<Exclude<StayReason, 'before'>, readonly [one: string, many: string]> = {
  bookings: ['it has bookings', 'they have bookings'],
  'on-sale': ['it was sent to a marketplace', 'they were sent to a marketplace'],
  recommended: [
    'a recommendation for it waits in AI Decisions',
    'recommendations for them wait in AI Decisions',
  ],
  reported: [
    'a marketplace or your studio system reported it too',
    'a marketplace or your studio system reported them too',
  ],
  changed: ['it was changed since', 'they were changed since'],
};

/** '12 classes stay because they have bookings.' */
function staysText(kind: ImportKind, { reason, rows }: { reason: StayReason; rows: number }): string {
  const stay = `${thingsText(kind, rows)} ${wordFor(rows, 'stays', 'stay')}`;
  if (reason !== 'before') return `${stay} because ${wordFor(rows, ...whys[reason])}.`;
  const was = wordFor(rows, 'it was here before the import', 'they were here before the import');
  return `${stay} as the import changed ${wordFor(rows, 'it', 'them')}, because ${was}.`;
}

const gone = (kind: ImportKind, rows: number): string =>
  rows === 0
    ? 'Nothing was taken back.'
    : `${thingsText(kind, rows)} ${wordFor(rows, 'was', 'were')} taken back.`;

/** '3,000 of 6,000 classes have been taken back so far.' Of rows that were not all counted, the whole is not known. */
function soFar({ kind, result, takingBack: { rows } }: TakenBack): string {
  const all = result?.imported ?? 0;
  const part = rows <= all ? `${countText(rows)} of ${thingsText(kind, all)}` : thingsText(kind, rows);
  const have = wordFor(rows <= all ? all : rows, 'has', 'have');
  return `${part} ${have} been taken back so far.`;
}

const helps: Record<ImportKind, string> = {
  schedule: 'Close these classes there, or import your schedule again.',
  bookings: 'Import your bookings again, so that no place is sold twice.',
};

/** How far an import is taken back; once that is over, what is gone and what stays, and why. */
export function takingBackText(view: TakenBack): string {
  const { kind, takingBack } = view;
  const { status, rows, stays, stillSelling } = takingBack;
  if (status === 'running') return soFar(view);
  return [
    ...(status === 'failed' ? ['Something went wrong on our side; you can try again.'] : []),
    gone(kind, rows),
    ...stays.map((one) => staysText(kind, one)),
    ...sellingText(stillSelling, helps[kind]),
  ].join(' ');
}

/** The same in a dialog, or over the page. */
export function takingBackMessage(view: TakenBack): Message {
  const { status, rows, stays, stillSelling } = view.takingBack;
  const content = takingBackText(view);
  if (status === 'running') return { type: 'info', header: 'Taking the import back', content };
  if (status === 'failed') return { type: 'error', header: 'The import was not taken back', content };
  if (rows === 0) return { type: 'info', header: 'Nothing was taken back', content };
  const type = stillSelling.length > 0 ? 'warning' : stays.length > 0 ? 'info' : 'success';
  return { type, header: 'Import taken back', content };
}

/** The view where somebody asked for its rows to be taken back. */
export const asTakenBack = ({
  kind,
  result,
  takingBack,
}: Pick<ImportView, 'kind' | 'result' | 'takingBack'>): TakenBack | null =>
  takingBack ? { kind, result, takingBack } : null;
