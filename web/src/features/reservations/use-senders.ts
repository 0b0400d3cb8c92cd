import { useQuery } from '@tanstack/react-query';
import * as messages from '#messages/reservations';
import { addSender } from '#shared/contracts/reservations/add-sender.ts';
import { deleteSender } from '#shared/contracts/reservations/delete-sender.ts';
import { listSenders } from '#shared/contracts/reservations/list-senders.ts';
import type { SenderView } from '#shared/contracts/reservations/sender.ts';
import type { RequestOf } from '#shared/contracts/operation.ts';
import { call } from '../../api/call.ts';
import { sendersKey } from '../../api/keys.ts';
import { ApiProblem, messageOf } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';

/** The addresses whose e-mails are read. */
export const useSenders = () =>
  useQuery({
    queryKey: sendersKey,
    queryFn: ({ signal }) => call(listSenders, {}, { signal }),
    meta: { failure: messages.theSenderMappingsCouldNotBeRefreshed },
  });

const refresh = (): Promise<unknown> => queryClient.invalidateQueries({ queryKey: sendersKey });

/** Why a sender could not be added. */
const addFailure = (error: Error) => ({
  header: messages.failedToAddMapping,
  content:
    error instanceof ApiProblem && error.code === 'no-integration'
      ? messages.noIntegrationFound
      : messageOf(error),
});

export const useAddSender = (onDone: () => void) =>
  useChange({
    mutationFn: (mapping: RequestOf<typeof addSender>) => call(addSender, mapping),
    onSuccess: onDone,
    onSettled: refresh,
    meta: {
      success: ({ senderEmail }: SenderView) => messages.mailsFromAreRead(senderEmail),
      failure: addFailure,
    },
  });

export const useDeleteSender = () =>
  useChange({
    mutationFn: ({ senderId }: SenderView) => call(deleteSender, { senderId }),
    onSettled: refresh,
    meta: { success: messages.mappingDeleted, failure: messages.failedToDeleteMapping },
  });
