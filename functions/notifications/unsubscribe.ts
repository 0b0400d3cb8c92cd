import { unsubscribe } from '#shared/contracts/notifications/unsubscribe.ts';
import { studioId as studioIdForm } from '#shared/contracts/values.ts';
import { publicOperation } from '#functions/_platform/public-operation.ts';
import { table } from '#functions/_platform/table.ts';
import { endEmails } from './settings-store.ts';

const done = { unsubscribed: true } as const;

export const handler = publicOperation(
  unsubscribe,
  { table },
  async ({ input: { subscription: token, from }, deps }) => {
    const studioId = studioIdForm.safeParse(token.split('.')[0]);
    if (studioId.success)
      await endEmails(deps.table.forStudio(studioId.data), studioId.data, token, from, deps.clock.now());
    return done;
  },
);
