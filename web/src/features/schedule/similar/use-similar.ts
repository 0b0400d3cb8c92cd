import * as messages from '#messages/schedule-similar';
import { answerSimilar } from '#shared/contracts/schedule/answer-similar.ts';
import { call } from '#web/src/api/call.ts';
import { useChange } from '#web/src/api/use-change.ts';
import { refreshQuestions } from '../changed/use-successors.ts';

interface Answer {
  readonly classId: string;
  readonly otherId: string;
  readonly isSame: boolean;
}

/** Answers whether two names are the same class. */
export const useSimilarAnswer = () =>
  useChange({
    mutationFn: (answer: Answer) => call(answerSimilar, answer),
    onSuccess: refreshQuestions,
    meta: {
      success: messages.savedYourAnswerHoldsForEvery,
      failure: () => ({ content: messages.yourAnswerCouldNotBeSaved }),
    },
  });
