import * as messages from '#messages/activity';
import { redrive } from '#shared/contracts/activity/redrive.ts';
import { call } from '../../api/call.ts';
import { dashboardKey, topicKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';

const refresh = (): Promise<unknown> =>
  Promise.all(
    [dashboardKey, topicKey('activity'), topicKey('schedule')].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** Sends a change again that its marketplace did not accept. */
export const useRedrive = () =>
  useChange({
    mutationFn: (adjustmentId: string) => call(redrive, { adjustmentId }),
    onSettled: refresh,
    meta: { success: messages.theChangeIsSentAgain, failure: messages.failedToSendTheChangeAgain },
  });
