import * as messages from '#messages/imports';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import type { StayReason } from '#shared/contracts/imports/taking-back.ts';
import { sellingText } from './clear-kinds.ts';
import type { ImportKind } from './import-kinds.ts';
import type { Message } from './message.ts';
import { countText } from './progress.ts';

export type TakenBack = Pick<ImportView, 'kind' | 'result'> & {
  takingBack: NonNullable<ImportView['takingBack']>;
};

export const thingsText = (kind: ImportKind, count: number): string =>
  kind === 'schedule' ? messages.thingsAreClasses(count) : messages.thingsAreBookings(count);

/** 'Take Them Back', of several rows. */
export const takeBackVerb = ({ result }: Pick<ImportView, 'result'>): string =>
  messages.takeItBackOrTakeThem(result?.imported ?? 0);

/** Why this many rows stay. */
const whys: Record<Exclude<StayReason, 'before'>, (rows: number) => string> = {
  bookings: messages.theyHaveBookings,
  'on-sale': messages.theyWereSentToAMarketplace,
  recommended: messages.recommendationsForThemWaitInAi,
  reported: messages.aMarketplaceOrYourStudioSystem,
  changed: messages.theyWereChangedSince,
};

/** '12 classes stay because they have bookings.' */
function staysText(kind: ImportKind, { reason, rows }: { reason: StayReason; rows: number }): string {
  const stay = messages.staysStay(thingsText(kind, rows), rows);
  if (reason !== 'before') return messages.stayBecause(stay, whys[reason](rows));
  const was = messages.itWasHereBeforeTheImport(rows);
  return messages.asTheImportChangedBecause(stay, rows, was);
}

const gone = (kind: ImportKind, rows: number): string =>
  rows === 0 ? messages.nothingWasTakenBack : messages.takenBack(thingsText(kind, rows), rows);

/** '3,000 of 6,000 classes have been taken back so far.' If not all rows were counted, the total is unknown. */
function soFar({ kind, result, takingBack: { rows } }: TakenBack): string {
  const all = result?.imported ?? 0;
  const part =
    rows <= all
      ? messages.countTextOfThingsText(countText(rows), thingsText(kind, all))
      : thingsText(kind, rows);
  return messages.beenTakenBackSoFar(part, rows <= all ? all : rows);
}

const helps: Record<ImportKind, string> = {
  schedule: messages.closeTheseClassesThereOrImport,
  bookings: messages.importYourBookingsAgainSoThat,
};

/** How much of an import has been removed; afterwards, what was removed, what stays and why. */
export function takingBackText(view: TakenBack): string {
  const { kind, takingBack } = view;
  const { status, rows, stays, stillSelling } = takingBack;
  if (status === 'running') return soFar(view);
  return [
    ...(status === 'failed' ? [messages.somethingWentWrongOnOurSide] : []),
    gone(kind, rows),
    ...stays.map((one) => staysText(kind, one)),
    ...sellingText(stillSelling, helps[kind]),
  ].join(' ');
}

/** The message in a dialog, or over the page. */
export function takingBackMessage(view: TakenBack): Message {
  const { status, rows, stays, stillSelling } = view.takingBack;
  const content = takingBackText(view);
  if (status === 'running') return { type: 'info', header: messages.takingTheImportBack, content };
  if (status === 'failed') return { type: 'error', header: messages.theImportWasNotTakenBack, content };
  if (rows === 0) return { type: 'info', header: messages.nothingWasTakenBackTitle, content };
  const type = stillSelling.length > 0 ? 'warning' : stays.length > 0 ? 'info' : 'success';
  return { type, header: messages.importTakenBack, content };
}

/** The view after somebody requested the removal of its rows. */
export const asTakenBack = ({
  kind,
  result,
  takingBack,
}: Pick<ImportView, 'kind' | 'result' | 'takingBack'>): TakenBack | null =>
  takingBack ? { kind, result, takingBack } : null;
