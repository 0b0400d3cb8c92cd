import * as z from 'zod';
import { queueAction } from '../action.ts';
import { runBatch } from '../batch.ts';
import { receiptHandle, visibilitySeconds } from '../schemas.ts';

const receipt = { ReceiptHandle: receiptHandle };
const visibility = { ...receipt, VisibilityTimeout: visibilitySeconds };
const entries = <T extends z.ZodRawShape>(fields: T) =>
  z.object({ Entries: z.array(z.object({ Id: z.string(), ...fields })) });

const DeleteMessage = queueAction('DeleteMessage', z.object(receipt), ({ queue }, input) => {
  queue.delete(input.ReceiptHandle);
  return {};
});

const DeleteMessageBatch = queueAction('DeleteMessage', entries(receipt), ({ queue }, input) =>
  runBatch(input.Entries, ({ ReceiptHandle }) => {
    queue.delete(ReceiptHandle);
    return {};
  }),
);

const ChangeMessageVisibility = queueAction(
  'ChangeMessageVisibility',
  z.object(visibility),
  ({ queue }, input) => {
    queue.changeVisibility(input.ReceiptHandle, input.VisibilityTimeout);
    return {};
  },
);

const ChangeMessageVisibilityBatch = queueAction(
  'ChangeMessageVisibility',
  entries(visibility),
  ({ queue }, input) =>
    runBatch(input.Entries, ({ ReceiptHandle, VisibilityTimeout }) => {
      queue.changeVisibility(ReceiptHandle, VisibilityTimeout);
      return {};
    }),
);

export const settleActions = {
  DeleteMessage,
  DeleteMessageBatch,
  ChangeMessageVisibility,
  ChangeMessageVisibilityBatch,
};
