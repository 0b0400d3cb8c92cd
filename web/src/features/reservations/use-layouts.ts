import { useQuery } from '@tanstack/react-query';
import * as messages from '#messages/reservations';
import { deleteLayout } from '#shared/contracts/reservations/delete-layout.ts';
import { getMail } from '#shared/contracts/reservations/get-mail.ts';
import type { EventStatus, ReservationEvent } from '#shared/contracts/reservations/event.ts';
import type { LayoutView } from '#shared/contracts/reservations/layout.ts';
import { listLayouts } from '#shared/contracts/reservations/list-layouts.ts';
import { teachLayout } from '#shared/contracts/reservations/teach-layout.ts';
import type { OutputOf, RequestOf } from '#shared/contracts/operation.ts';
import { call } from '../../api/call.ts';
import { layoutsKey, mailTextKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import { useWhileShown } from '../../ui/use-while-shown.ts';
import { outcomeOf, refreshReservations } from './use-events.ts';

/** The layouts that the studio has taught. */
export const useLayouts = () =>
  useQuery({
    queryKey: layoutsKey,
    queryFn: ({ signal }) => call(listLayouts, {}, { signal }),
    meta: { failure: messages.theLearnedLayoutsCouldNotBeRefreshed },
  });

/** The text of an e-mail that waits for a person. */
export const useMailText = (eventId: string) =>
  useQuery({
    queryKey: mailTextKey(eventId),
    queryFn: ({ signal }) => call(getMail, { eventId }, { signal }),
    meta: { failure: messages.theEMailCouldNotBe },
  });

/** Says how many reservations of one e-mail were added, wait for a person, or are pending. */
function severalText(events: readonly ReservationEvent[]): string {
  const countOf = (...states: readonly EventStatus[]): number =>
    events.filter(({ status }) => states.includes(status)).length;
  const [added, waiting, coming] = [
    countOf('completed'),
    countOf('manual_review', 'failed', 'ignored'),
    countOf('pending'),
  ];
  return [
    ...(added > 0 ? [messages.reservationsAreAdded(added)] : []),
    ...(coming > 0 ? [messages.reservationsAreBeingAdded(coming)] : []),
    ...(waiting > 0 ? [messages.reservationsWaitForYou(waiting)] : []),
  ].join(' ');
}

/** Says what a correction has changed. */
function taughtText({
  event,
  others: further,
  layout,
  notLearned,
  alsoRead,
}: OutputOf<typeof teachLayout>): string {
  const others = alsoRead === 0 ? '' : messages.alsoReadThatWaited(alsoRead);
  if (further.length > 0) {
    const done = severalText([event, ...further]);
    if (layout) return messages.severalAndWeWillReadEMailsLikeThis(done, others);
    return notLearned ? messages.severalButNothingWasLearned(done) : done;
  }
  const done = event.status === 'ignored' ? messages.theEMailIsSkipped : outcomeOf(event);
  return layout ? messages.weWillReadEMailsLikeThis(done, others) : `${done}.`;
}

/** Corrects how an e-mail was read, and learns from the correction. Errors are shown in the dialog. */
export function useTeach(onDone: () => void) {
  const done = useWhileShown(onDone);
  return useChange({
    mutationFn: (lesson: RequestOf<typeof teachLayout>) => call(teachLayout, lesson),
    onSuccess: done,
    onSettled: refreshReservations,
    meta: { success: taughtText, failure: () => undefined },
  });
}

export const useDeleteLayout = () =>
  useChange({
    mutationFn: ({ senderId, layoutId }: LayoutView) => call(deleteLayout, { senderId, layoutId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: layoutsKey }),
    meta: { success: messages.layoutDeleted, failure: messages.failedToDeleteLayout },
  });
