import { channelNames } from '#shared/contracts/channels.ts';
import type { ClearingView, ClearType } from '#shared/contracts/imports/clearing.ts';
import { counted, wordFor } from '#shared/core/text/counted.ts';
import type { Notice } from '../../ui/notices.ts';

interface ClearTexts {
  title: string;
  what: string;
  removed: readonly string[];
  kept: readonly string[];
  confirm: string;
}

/** What people are told about both ways to remove what was imported. */
export const clearKinds: Record<ClearType, ClearTexts> = {
  bookings_only: {
    title: 'Clear Bookings Only',
    what: 'Start over with your bookings and keep your schedule.',
    removed: [
      'All imported bookings',
      'Reservations that were read from e-mails',
      'Past imports of bookings',
    ],
    kept: ['Your classes, with their bookings and revenue at zero', 'Your integrations, rules and settings'],
    confirm: 'Yes, clear bookings',
  },
  full: {
    title: 'Clear All Data',
    what: 'Start over with an empty schedule.',
    removed: [
      'All classes',
      'All imported bookings',
      'Reservations that were read from e-mails',
      'Decisions, changes at marketplaces and past imports',
    ],
    kept: ['Your integrations, rules and settings'],
    confirm: 'Yes, clear all data',
  },
};

type Counts = ClearingView['deleted'];

/** '12 bookings, 3 queued reservations, 40 classes, 7 history entries' */
export const deletedText = ({ bookings, queue, classes, history }: Counts): string =>
  [
    counted(bookings, 'booking', 'bookings'),
    counted(queue, 'queued reservation', 'queued reservations'),
    counted(classes, 'class', 'classes'),
    counted(history, 'history entry', 'history entries'),
  ].join(', ');

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

const helps: Record<ClearType, string> = {
  bookings_only: 'Import your bookings again, so that no place is sold twice.',
  full: 'Close these classes there, or import your schedule again.',
};

/** Where classes to come are sold on, and what helps; nothing where nowhere. */
export function sellingText(stillSelling: ClearingView['stillSelling'], help: string): string[] {
  if (stillSelling.length === 0) return [];
  const names = listed.format(stillSelling.map((name) => channelNames[name]));
  const goOn = wordFor(stillSelling.length, 'goes', 'go');
  return [`${names} ${goOn} on selling the places that were offered there.`, help];
}

/** What is said of a clearing over the page. */
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
        header: `${clearKinds[clearType].title}: in progress`,
        content: `Deleted so far: ${counts}.`,
      };
    case 'completed':
      return {
        type: stillSelling.length > 0 ? 'warning' : 'success',
        header: 'Data cleared',
        content: [`Deleted ${counts}.`, ...sellingText(stillSelling, helps[clearType])].join(' '),
      };
    case 'failed': {
      const why = problem ?? 'Something went wrong. Please try again.';
      return { type: 'error', header: 'Error clearing data', content: `${why} Deleted so far: ${counts}.` };
    }
  }
  return status satisfies never;
}
