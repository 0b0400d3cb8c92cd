import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { getTicket } from '#shared/contracts/support/get-ticket.ts';
import { listTickets } from '#shared/contracts/support/list-tickets.ts';
import { openTicket } from '#shared/contracts/support/open-ticket.ts';
import { reply } from '#shared/contracts/support/reply.ts';
import { call } from '../../api/call.ts';
import { ticketKey, ticketsKey, topicKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import { failing } from './failing.ts';
import { readThread } from './thread.ts';

/** The studio's tickets, a page at a time, newest first. */
export const useTickets = () =>
  useInfiniteQuery({
    queryKey: ticketsKey,
    queryFn: ({ pageParam, signal }) =>
      call(listTickets, { ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    meta: { failure: 'Failed to load tickets' },
  });

type Thread = OutputOf<typeof getTicket>;

/** A ticket and its thread. What is known already is not asked for again: a thread only grows. */
export const useThread = (ticketId: string) =>
  useQuery({
    queryKey: ticketKey(ticketId),
    queryFn: ({ signal }) =>
      readThread(queryClient.getQueryData<Thread>(ticketKey(ticketId)), (after) =>
        call(getTicket, { ticketId, ...(after && { after }) }, { signal }),
      ),
    meta: { failure: 'Failed to load messages' },
  });

const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: topicKey('support') });

export const useReply = (ticketId: string) =>
  useChange({
    mutationFn: (text: string) => call(reply, { ticketId, text }),
    onSettled: refresh,
    meta: { success: 'Reply sent', failure: failing('Please sign in to reply', 'Failed to send reply') },
  });

export const useOpenTicket = (onOpened: (ticketId: string) => void) =>
  useChange({
    mutationFn: (draft: { subject: string; description: string }) => call(openTicket, draft),
    onSuccess: ({ ticketId }) => onOpened(ticketId),
    onSettled: refresh,
    meta: {
      success: 'Support ticket created successfully! Our team will respond soon.',
      failure: failing('Please sign in to create a ticket', 'Failed to create ticket. Please try again.'),
    },
  });
