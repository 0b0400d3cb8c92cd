import { queryOptions, useQuery } from '@tanstack/react-query';
import * as messages from '#messages/schedule-changed';
import { confirmSuccessor } from '#shared/contracts/schedule/confirm-successor.ts';
import { declineSuccessor } from '#shared/contracts/schedule/decline-successor.ts';
import { listSuccessors } from '#shared/contracts/schedule/list-successors.ts';
import { undoSuccessor } from '#shared/contracts/schedule/undo-successor.ts';
import { call } from '#web/src/api/call.ts';
import { successorsKey, topicKey } from '#web/src/api/keys.ts';
import { queryClient } from '#web/src/api/query-client.ts';
import { useChange } from '#web/src/api/use-change.ts';

const openQuery = queryOptions({
  queryKey: successorsKey,
  queryFn: ({ signal }) => call(listSuccessors, { list: 'open' }, { signal }),
});

/** The first page of the waiting pairs; the others follow when these are answered. */
export const useOpenSuccessors = () => useQuery(openQuery);

/** Resolves once the answer is displayed, so that the button is not enabled again before its line disappears. */
export const refreshQuestions = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: topicKey('schedule') });

const failure = () => ({ content: messages.yourAnswerCouldNotBeSaved });

const answers = { confirm: confirmSuccessor, decline: declineSuccessor } as const;
type Answer = keyof typeof answers;

/** Answers whether one class replaces another. */
export const useAnswer = () =>
  useChange({
    mutationFn: ({ successorId, answer }: { successorId: string; answer: Answer }) =>
      call(answers[answer], { successorId }),
    onSuccess: refreshQuestions,
    meta: { success: messages.savedTheNextForecastGoesBy, failure },
  });

/** Undoes the link between two classes. */
export const useUndoSuccessor = () =>
  useChange({
    mutationFn: (successorId: string) => call(undoSuccessor, { successorId }),
    onSuccess: refreshQuestions,
    meta: { success: messages.takenBackTheNextForecastGoes, failure },
  });
