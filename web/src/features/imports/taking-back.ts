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

/** The rows of an import that can be taken back: it created something, called a class cancelled, or changed a booking. */
export const takeable = ({ kind, result }: Pick<ImportView, 'kind' | 'result'>): number => {
  const { imported = 0, updated = 0, cancelled = 0, cancelledBefore = 0 } = result ?? {};
  return imported + cancelled + cancelledBefore + (kind === 'bookings' ? updated : 0);
};

/** The text of the button: 'Take Them Back' for several rows. */
export const takeBackVerb = (view: Pick<ImportView, 'kind' | 'result'>): string =>
  messages.takeItBackOrTakeThem(takeable(view));

/** The reason why a number of rows stay. */
const whys: Record<Exclude<StayReason, 'before'>, (rows: number) => string> = {
  bookings: messages.theyHaveBookings,
  'on-sale': messages.theyWereSentToAMarketplace,
  recommended: messages.recommendationsForThemWaitInAi,
  reported: messages.aMarketplaceOrYourStudioSystem,
  changed: messages.theyWereChangedSince,
};

/** Why rows stay, such as '12 classes stay because they have bookings.' */
function staysText(kind: ImportKind, { reason, rows }: { reason: StayReason; rows: number }): string {
  const stay = messages.staysStay(thingsText(kind, rows), rows);
  if (reason !== 'before') return messages.stayBecause(stay, whys[reason](rows));
  const was = messages.itWasHereBeforeTheImport(rows);
  return messages.asTheImportChangedBecause(stay, rows, was);
}

const gone = (kind: ImportKind, rows: number): string =>
  rows === 0 ? messages.nothingWasTakenBack : messages.takenBack(thingsText(kind, rows), rows);

/**
 * The progress, such as '3,000 of 6,000 classes have been taken back so far.' The total is left out if not all rows
 * were counted.
 */
function soFar({ kind, result, takingBack: { rows } }: TakenBack): string {
  const all = takeable({ kind, result });
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

/** The progress of removing an import; afterwards, what was removed, what stays and why. */
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

/** The message, in a dialog or over the page. */
export function takingBackMessage(view: TakenBack): Message {
  const { status, rows, stays, stillSelling } = view.takingBack;
  const content = takingBackText(view);
  if (status === 'running') return { type: 'info', header: messages.takingTheImportBack, content };
  if (status === 'failed') return { type: 'error', header: messages.theImportWasNotTakenBack, content };
  if (rows === 0) return { type: 'info', header: messages.nothingWasTakenBackTitle, content };
  const type = stillSelling.length > 0 ? 'warning' : stays.length > 0 ? 'info' : 'success';
  return { type, header: messages.importTakenBack, content };
}

/** The state of an import once the removal of its rows has been requested. */
export const asTakenBack = ({
  kind,
  result,
  takingBack,
}: Pick<ImportView, 'kind' | 'result' | 'takingBack'>): TakenBack | null =>
  takingBack ? { kind, result, takingBack } : null;
