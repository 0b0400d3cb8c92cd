import type { Action } from './action.ts';
import * as describe from './actions/describe.ts';
import { ReceiveMessage } from './actions/receive.ts';
import * as send from './actions/send.ts';
import * as settle from './actions/settle.ts';

/** By the name that the x-amz-target header carries. */
export const actions: ReadonlyMap<string, Action> = new Map(
  Object.entries({ ...send, ReceiveMessage, ...settle, ...describe }),
);
