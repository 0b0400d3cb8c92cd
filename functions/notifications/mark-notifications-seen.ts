import { markNotificationsSeen } from '#shared/contracts/notifications/mark-notifications-seen.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { storeSeen } from './settings-store.ts';

export const handler = httpOperation(
  markNotificationsSeen,
  {},
  async ({ table, input: { throughId }, caller: { studioId } }) => {
    await storeSeen(table, studioId, throughId);
    return { throughId };
  },
);
