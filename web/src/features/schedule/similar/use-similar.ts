import * as messages from '#messages/schedule-similar';
import { answerSimilar } from '#shared/contracts/schedule/answer-similar.ts';
import { call } from '#web/src/api/call.ts';
import { topicKey } from '#web/src/api/keys.ts';
import { queryClient } from '#web/src/api/query-client.ts';
import { useChange } from '#web/src/api/use-change.ts';

/** Resolves once the answer is displayed, so that the button is not enabled again before its line disappears. */
const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: topicKey('schedule') });

interface Answer {
  readonly classId: string;
  readonly otherId: string;
  readonly isSame: boolean;
}

/** Answers whether two names are the same class. */
export const useSimilarAnswer = () =>
  useChange({
    mutationFn: (answer: Answer) => call(answerSimilar, answer),
    onSuccess: refresh,
    meta: {
      success: messages.savedYourAnswerHoldsForEvery,
      failure: () => ({ content: messages.yourAnswerCouldNotBeSaved }),
    },
  });
