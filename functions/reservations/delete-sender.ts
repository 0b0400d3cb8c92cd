import { Failure } from '#shared/contracts/failure.ts';
import { deleteSender } from '#shared/contracts/reservations/delete-sender.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { forgetLayoutsOf } from './layouts/forget.ts';
import { removeSender } from '#functions/_domain/connections/sender-store.ts';

export const handler = httpOperation(
  deleteSender,
  {},
  async ({ table: own, deps: { table }, input: { senderId }, caller: { studioId } }) => {
    if (await removeSender(own, studioId, senderId)) {
      await forgetLayoutsOf({ own, acrossStudios: table.acrossStudios }, studioId, senderId);
      return { senderId };
    }
    throw new Failure('not-found', 'There is no such sender.');
  },
);
