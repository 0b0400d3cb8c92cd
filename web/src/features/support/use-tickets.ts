import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as pageMessages from '#messages/support';
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

/** The studio's tickets, newest first, one page at a time. */
export const useTickets = () =>
  useInfiniteQuery({
    queryKey: ticketsKey,
    queryFn: ({ pageParam, signal }) =>
      call(listTickets, { ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    meta: { failure: pageMessages.failedToLoadTickets },
  });

type Thread = OutputOf<typeof getTicket>;

/** A ticket and its thread. Known messages are not requested again, because a thread only grows. */
export const useThread = (ticketId: string) =>
  useQuery({
    queryKey: ticketKey(ticketId),
    queryFn: ({ signal }) =>
      readThread(queryClient.getQueryData<Thread>(ticketKey(ticketId)), (after) =>
        call(getTicket, { ticketId, ...(after && { after }) }, { signal }),
      ),
    meta: { failure: pageMessages.failedToLoadMessages },
  });

const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: topicKey('support') });

export const useReply = (ticketId: string) =>
  useChange({
    mutationFn: (text: string) => call(reply, { ticketId, text }),
    onSettled: refresh,
    meta: {
      success: pageMessages.replySent,
      failure: failing(pageMessages.pleaseSignInToReply, pageMessages.failedToSendReply),
    },
  });

export const useOpenTicket = (onOpened: (ticketId: string) => void) =>
  useChange({
    mutationFn: (draft: { subject: string; description: string }) => call(openTicket, draft),
    onSuccess: ({ ticketId }) => onOpened(ticketId),
    onSettled: refresh,
    meta: {
      success: pageMessages.supportTicketCreatedSuccessfullyOurTeam,
      failure: failing(pageMessages.pleaseSignInToCreateA, pageMessages.failedToCreateTicketPleaseTry),
    },
  });
