import type { Action } from './action.ts';
import { describeActions } from './actions/describe.ts';
import { ReceiveMessage } from './actions/receive.ts';
import { sendActions } from './actions/send.ts';
import { settleActions } from './actions/settle.ts';

/** The actions, by the name in the x-amz-target header. */
export const actions: ReadonlyMap<string, Action> = new Map(
  Object.entries({ ...sendActions, ReceiveMessage, ...settleActions, ...describeActions }),
);
