import { useEffect } from 'react';
import * as messages from '#messages/support';
import { useSession } from '../../api/session.ts';
import { dismiss, notify } from '../../ui/notices.ts';
import { answeredSince, lastAnswer } from './answered.ts';
import { showTicket } from './panel-state.ts';
import { rememberAnswer, seenAnswer } from './seen-answers.ts';
import { useTickets } from './use-tickets.ts';

const noticeId = 'support-answered';
/**
 * Renders nothing. It announces the team's answers as they arrive and, at the first load, those that arrived since the
 * last visit.
 */
export function Answers() {
  const studioId = useSession().data?.studioId;
  const { data } = useTickets();
  useEffect(() => {
    if (!data || studioId === undefined) return;
    const tickets = data.pages.flatMap((page) => page.tickets);
    const seen = seenAnswer(studioId);
    // Answers from before this browser's first visit to the studio are not announced.
    const answered = seen === null ? undefined : answeredSince(tickets, seen);
    if (seen === null || answered) rememberAnswer(studioId, lastAnswer(tickets));
    if (!answered) return;
    notify({
      id: noticeId,
      type: 'success',
      content: messages.adminRespondedToYourTicket,
      action: {
        text: messages.viewTicket,
        onClick: () => {
          dismiss(noticeId);
          showTicket(answered.ticketId);
        },
      },
    });
  }, [data, studioId]);
  return null;
}
