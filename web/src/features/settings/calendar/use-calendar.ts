import { useQuery } from '@tanstack/react-query';
import * as messages from '#messages/settings-calendar';
import type { RequestOf } from '#shared/contracts/operation.ts';
import type { CalendarView, HolidayView, MarkView } from '#shared/contracts/settings/calendar.ts';
import { getCalendar } from '#shared/contracts/settings/get-calendar.ts';
import { markDays } from '#shared/contracts/settings/mark-days.ts';
import { setCalendarPlace } from '#shared/contracts/settings/set-calendar-place.ts';
import { setHoliday } from '#shared/contracts/settings/set-holiday.ts';
import { unmarkDays } from '#shared/contracts/settings/unmark-days.ts';
import { call } from '#web/src/api/call.ts';
import { calendarKey, topicKey } from '#web/src/api/keys.ts';
import { queryClient } from '#web/src/api/query-client.ts';
import { useChange } from '#web/src/api/use-change.ts';

/** Public holidays, and the days that the owner has marked. */
export const useCalendar = () =>
  useQuery({ queryKey: calendarKey, queryFn: ({ signal }) => call(getCalendar, {}, { signal }) });

/** Each change returns the whole calendar. The schedule is reloaded, because it shows the marks. */
function show(calendar: CalendarView): void {
  queryClient.setQueryData(calendarKey, calendar);
  void queryClient.invalidateQueries({ queryKey: topicKey('schedule') });
}

export const useSetPlace = () =>
  useChange({
    mutationFn: (change: RequestOf<typeof setCalendarPlace>) => call(setCalendarPlace, change),
    onSuccess: show,
    // The country may have been changed elsewhere.
    onError: () => queryClient.invalidateQueries({ queryKey: calendarKey }),
    meta: { success: messages.publicHolidaysSaved, failure: messages.failedToSaveWhosePublicHolidays },
  });

export const useSetHoliday = () =>
  useChange({
    mutationFn: ({ name, isUsual }: Pick<HolidayView, 'name' | 'isUsual'>) =>
      call(setHoliday, { name, isUsual }),
    onSuccess: show,
    meta: { failure: messages.failedToSaveThePublicHoliday },
  });

export const useMarkDays = (onDone: () => void) =>
  useChange({
    mutationFn: (mark: Omit<MarkView, 'dayId'>) => call(markDays, mark),
    onSuccess: (calendar) => {
      show(calendar);
      onDone();
    },
    meta: { success: messages.daysMarked },
  });

export const useUnmarkDays = () =>
  useChange({
    mutationFn: ({ dayId }: MarkView) => call(unmarkDays, { dayId }),
    onSuccess: show,
    meta: { success: messages.markRemoved, failure: messages.failedToRemoveTheMark },
  });
