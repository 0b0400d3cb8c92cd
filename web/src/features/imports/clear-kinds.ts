import * as messages from '#messages/imports';
import type { ClearingView, ClearType } from '#shared/contracts/imports/clearing.ts';
import type { Notice } from '../../ui/notices.ts';
import { namesOf } from '../../ui/lists.ts';

interface ClearTexts {
  title: string;
  what: string;
  removed: readonly string[];
  retained: readonly string[];
  confirm: string;
}

/** The texts of the two ways to delete imported data. */
export const clearKinds: Record<ClearType, ClearTexts> = {
  bookings_only: {
    title: messages.clearBookingsOnly,
    what: messages.startOverWithYourBookingsAnd,
    removed: [
      messages.allImportedBookings,
      messages.reservationsThatWereReadFromE,
      messages.pastImportsOfBookings,
    ],
    retained: [messages.yourClassesWithTheirBookingsAnd, messages.yourIntegrationsRulesAndSettings],
    confirm: messages.yesClearBookings,
  },
  full: {
    title: messages.clearAllData,
    what: messages.startOverWithAnEmptySchedule,
    removed: [
      messages.allClasses,
      messages.allImportedBookings,
      messages.reservationsThatWereReadFromE,
      messages.decisionsChangesAtMarketplacesAndPast,
    ],
    retained: [messages.yourIntegrationsRulesAndSettings],
    confirm: messages.yesClearAllData,
  },
};

type Counts = ClearingView['deleted'];

/** The deleted data, such as '12 bookings, 3 queued reservations, 40 classes, 7 history entries'. */
export const deletedText = ({ bookings, queue, classes, history }: Counts): string =>
  [
    messages.bookingsCounted(bookings),
    messages.queuedReservations(queue),
    messages.classesCounted(classes),
    messages.historyEntries(history),
  ].join(', ');

const helps: Record<ClearType, string> = {
  bookings_only: messages.importYourBookingsAgainSoThat,
  full: messages.closeTheseClassesThereOrImport,
};

/** Warns where future classes are still being sold, and says what to do. Empty if there are none. */
export function sellingText(stillSelling: ClearingView['stillSelling'], help: string): string[] {
  if (stillSelling.length === 0) return [];
  const names = namesOf(stillSelling);
  return [messages.goOnSellingThePlaces(names, stillSelling.length), help];
}

/** The message over the page about a clearing. */
export function clearingMessage({
  clearType,
  status,
  deleted,
  stillSelling,
  problem,
}: ClearingView): Omit<Notice, 'id'> {
  const counts = deletedText(deleted);
  switch (status) {
    case 'running':
      return {
        type: 'in-progress',
        header: messages.inProgress(clearKinds[clearType].title),
        content: messages.deletedSoFar(counts),
      };
    case 'completed':
      return {
        type: stillSelling.length > 0 ? 'warning' : 'success',
        header: messages.dataCleared,
        content: [messages.deletedCounts(counts), ...sellingText(stillSelling, helps[clearType])].join(' '),
      };
    case 'failed': {
      const why = problem ?? messages.somethingWentWrongPleaseTryAgain;
      return {
        type: 'error',
        header: messages.errorClearingData,
        content: messages.whyAndDeletedSoFar(why, counts),
      };
    }
  }
  return status satisfies never;
}
