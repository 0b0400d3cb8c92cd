import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as messages from '#messages/reservations';
import { confirmEvent } from '#shared/contracts/reservations/confirm-event.ts';
import { deleteEvent } from '#shared/contracts/reservations/delete-event.ts';
import type { EventStatus, ReservationEvent } from '#shared/contracts/reservations/event.ts';
import { getEvent } from '#shared/contracts/reservations/get-event.ts';
import { listEvents } from '#shared/contracts/reservations/list-events.ts';
import { retryEvent } from '#shared/contracts/reservations/retry-event.ts';
import type { RequestOf } from '#shared/contracts/operation.ts';
import { call } from '../../api/call.ts';
import { dashboardKey, eventKey, eventsKey, reservationsKey, topicKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import { useWhileShown } from '../../ui/use-while-shown.ts';

/** Reservations with one status, newest first, one page at a time. */
export const useEvents = (status: EventStatus) =>
  useInfiniteQuery({
    queryKey: eventsKey(status),
    queryFn: ({ pageParam, signal }) =>
      call(listEvents, { status, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    meta: { failure: messages.theReservationsCouldNotBeRefreshed },
  });

export type EventsQuery = ReturnType<typeof useEvents>;

/** One reservation, with the classes of a day to which it may refer. By default, the day is the one in the e-mail. */
export const useEvent = (eventId: string, date: string) =>
  useQuery({
    queryKey: eventKey(eventId, date),
    queryFn: ({ signal }) => call(getEvent, { eventId, ...(date && { date }) }, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: messages.theReservationCouldNotBeRefreshed },
  });

/** The open bookings of a class to which a cancellation may refer. */
export const useCancellable = (eventId: string, classId: string | null) =>
  useQuery({
    queryKey: [...eventKey(eventId, ''), classId],
    queryFn: async ({ signal }) =>
      (await call(getEvent, { eventId, ...(classId !== null && { classId }) }, { signal })).bookings ?? [],
    enabled: classId !== null,
    meta: { failure: messages.theBookingsOfTheClassCould },
  });

/** All lists that a change of a reservation makes stale. */
export const refreshReservations = (): Promise<unknown> =>
  Promise.all(
    [reservationsKey, dashboardKey, topicKey('schedule')].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

const outcomes: Record<EventStatus, string> = {
  pending: messages.addingTheReservation,
  completed: messages.reservationAdded,
  manual_review: messages.theReservationWaitsForYourReview,
  failed: messages.theReservationFailedAgain,
  ignored: messages.theEMailIsNotAbout,
};

export const outcomeOf = ({ status }: ReservationEvent): string => outcomes[status];

export const useRetry = () =>
  useChange({
    mutationFn: (eventId: string) => call(retryEvent, { eventId }),
    onSettled: refreshReservations,
    meta: { success: outcomeOf, failure: messages.failedToRetryEvent },
  });

export function useDeleteEvent(onDone: () => void) {
  const done = useWhileShown(onDone);
  return useChange({
    mutationFn: (eventId: string) => call(deleteEvent, { eventId }),
    onSuccess: done,
    onSettled: refreshReservations,
    meta: { success: messages.theReservationIsDeleted, failure: messages.failedToDeleteEvent },
  });
}

/** Confirms a reservation for the chosen class. Errors, and what is still missing, are shown beside the choice. */
export function useConfirm(onDone: () => void) {
  const done = useWhileShown(onDone);
  return useChange({
    mutationFn: (answer: RequestOf<typeof confirmEvent>) => call(confirmEvent, answer),
    onSuccess: ({ status }) => {
      if (status !== 'manual_review') done();
    },
    onSettled: refreshReservations,
    meta: { success: outcomeOf, failure: () => undefined },
  });
}
