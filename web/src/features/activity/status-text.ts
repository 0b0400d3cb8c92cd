import * as messages from '#messages/activity';
import type { ActivityStatus } from '#shared/contracts/activity/activity.ts';

/** The names of the states of a change. */
export const statusText: Record<ActivityStatus, string> = {
  success: messages.success,
  failure: messages.failure,
  pending: messages.pending,
  'not-sent': messages.notSent,
};
