import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as pageMessages from '#messages/admin';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { getTeamTicket } from '#shared/contracts/support/get-team-ticket.ts';
import { listTeamTickets } from '#shared/contracts/support/list-team-tickets.ts';
import { respond } from '#shared/contracts/support/respond.ts';
import type { TeamTicket, TicketPriority, TicketStatus } from '#shared/contracts/support/ticket.ts';
import { updateTicket } from '#shared/contracts/support/update-ticket.ts';
import { call } from '../../api/call.ts';
import { teamTicketKey, teamTicketsKey, topicKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import { readThread } from '../support/thread.ts';

export interface TicketFilter {
  status?: TicketStatus;
  priority?: TicketPriority;
}

/** Tickets of every studio, one page at a time, the most recently changed first. */
export const useTeamTickets = (filter: TicketFilter) =>
  useInfiniteQuery({
    queryKey: teamTicketsKey(filter),
    queryFn: ({ pageParam, signal }) =>
      call(listTeamTickets, { ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    meta: { failure: pageMessages.failedToLoadSupportTickets },
  });

type Thread = OutputOf<typeof getTeamTicket>;
type Named = Pick<TeamTicket, 'studioId' | 'ticketId'>;

/** A ticket with its thread. Only new messages are requested. */
export const useTeamThread = ({ studioId, ticketId }: Named) =>
  useQuery({
    queryKey: teamTicketKey(ticketId),
    queryFn: ({ signal }) =>
      readThread(queryClient.getQueryData<Thread>(teamTicketKey(ticketId)), (after) =>
        call(getTeamTicket, { studioId, ticketId, ...(after && { after }) }, { signal }),
      ),
    meta: { failure: pageMessages.failedToLoadMessages },
  });

const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: topicKey('support') });

export const useRespond = ({ studioId, ticketId }: Named) =>
  useChange({
    mutationFn: (text: string) => call(respond, { studioId, ticketId, text }),
    onSettled: refresh,
    meta: { success: pageMessages.responseAdded, failure: pageMessages.failedToAddResponse },
  });

export const useUpdateTicket = () =>
  useChange({
    mutationFn: (change: Named & TicketFilter) => call(updateTicket, change),
    onSettled: refresh,
    meta: { success: pageMessages.ticketUpdated, failure: pageMessages.failedToUpdateTicket },
  });
