import type { ClearingView, ClearType } from '../../../../shared/contracts/imports/clearing.ts';
import { countText } from './progress.ts';

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
    removed: ['All imported bookings', 'Reservations that were read from e-mails'],
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

const counted = (count: number, one: string, many: string): string =>
  `${countText(count)} ${count === 1 ? one : many}`;

/** '12 bookings, 3 queued reservations, 40 classes, 7 history entries' */
export const deletedText = ({ bookings, queue, classes, history }: Counts): string =>
  [
    counted(bookings, 'booking', 'bookings'),
    counted(queue, 'queued reservation', 'queued reservations'),
    counted(classes, 'class', 'classes'),
    counted(history, 'history entry', 'history entries'),
  ].join(', ');
