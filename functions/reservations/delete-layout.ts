import { Failure } from '#shared/contracts/failure.ts';
import { deleteLayout } from '#shared/contracts/reservations/delete-layout.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { removeLayout } from './mailbox/layout-store.ts';

export const handler = httpOperation(
  deleteLayout,
  {},
  async ({ table, input: { senderId, layoutId }, caller: { studioId } }) => {
    if (await removeLayout(table, { studioId, senderId, layoutId })) return { layoutId };
    throw new Failure('not-found', 'There is no such layout.');
  },
);
