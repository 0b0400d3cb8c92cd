import { Failure } from '#shared/contracts/failure.ts';
import { deleteLayout } from '#shared/contracts/reservations/delete-layout.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { forgetLayout } from './layouts/forget.ts';

export const handler = httpOperation(
  deleteLayout,
  {},
  async ({ table: own, deps: { table }, input: { senderId, layoutId }, caller: { studioId } }) => {
    const tables = { own, acrossStudios: table.acrossStudios };
    if (await forgetLayout(tables, { studioId, senderId, layoutId })) return { layoutId };
    throw new Failure('not-found', 'There is no such layout.');
  },
);
