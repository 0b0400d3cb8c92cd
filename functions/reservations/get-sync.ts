import { getSync } from '#shared/contracts/reservations/get-sync.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readMailbox } from '#functions/_domain/connections/mailbox-store.ts';
import { syncViewOf } from './mailbox/sync-view.ts';

export const handler = httpOperation(getSync, {}, async ({ table, caller: { studioId } }) =>
  syncViewOf(table, await readMailbox(table, studioId)),
);
