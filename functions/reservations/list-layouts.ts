import { listLayouts } from '#shared/contracts/reservations/list-layouts.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readLayouts } from './mailbox/layout-store.ts';

export const handler = httpOperation(listLayouts, {}, async ({ table, caller: { studioId } }) => ({
  layouts: await readLayouts(table, studioId),
}));
