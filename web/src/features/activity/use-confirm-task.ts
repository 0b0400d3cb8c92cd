import * as messages from '#messages/activity';
import { confirmTask } from '#shared/contracts/marketplaces/confirm-task.ts';
import type { RequestOf } from '#shared/contracts/operation.ts';
import { call } from '../../api/call.ts';
import { dashboardKey, topicKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import { useWhileShown } from '../../ui/use-while-shown.ts';

const refresh = (): Promise<unknown> =>
  Promise.all(
    [dashboardKey, ...(['decisions', 'schedule', 'activity'] as const).map(topicKey)].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** Reports the result of a change that a person made on the marketplace. */
export function useConfirmTask(onDone: () => void) {
  const done = useWhileShown(onDone);
  return useChange({
    mutationFn: (answer: RequestOf<typeof confirmTask>) => call(confirmTask, answer),
    onSuccess: done,
    onSettled: refresh,
    meta: {
      success: ({ status }: { status: string }) =>
        status === 'success' ? messages.changeConfirmed : messages.markedAsNotDone,
      failure: messages.failedToConfirmTheChange,
    },
  });
}
