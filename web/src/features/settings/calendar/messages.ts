import * as messages from '#messages/settings-calendar';
import type { DayReason, MarkKind } from '#shared/contracts/settings/calendar.ts';
import { mediumDay } from '#web/src/ui/dates.ts';

export const markTitles: Readonly<Record<MarkKind, string>> = {
  closed: messages.closed,
  event: messages.specialEvent,
};

const titles: Readonly<Record<DayReason['kind'], string>> = {
  ...markTitles,
  holiday: messages.publicHoliday,
};

/** Why a day is unusual: 'Public holiday: Independence Day'. */
export const reasonText = ({ kind, name }: DayReason): string => `${titles[kind]}: ${name}`;

const dayWithYear = (localDate: string): string => `${mediumDay(localDate)}, ${localDate.slice(0, 4)}`;

/** A day or a range of days: 'Thu, Dec 24, 2026', or the first and the last day. */
export const rangeText = (fromDate: string, toDate: string): string =>
  fromDate === toDate ? dayWithYear(fromDate) : `${dayWithYear(fromDate)} – ${dayWithYear(toDate)}`;
