import { base } from '#functions/_platform/adapters/base.ts';
import { mailQueue } from '#functions/_platform/adapters/queues.ts';
import { wait } from '#functions/_platform/adapters/wait.ts';
import { readMailbox, readSealedToken, storeMailbox } from '#functions/_domain/connections/mailbox-store.ts';
import { disconnected } from '#functions/_domain/connections/mailbox.ts';
import type { Place } from './place.ts';
import { tables } from '#functions/_data/table/tables.ts';

const waitMs = 500;
const waitsMax = 120;

/**
 * The studio's consent to read its mailbox. Only the worker that reads e-mails can open tokens: it revokes the grant at
 * Google and then deletes the token, so a missing token shows that Google confirmed.
 */
export function gmail(studioId: string): Place {
  const token = () => readSealedToken(tables.forStudio(studioId), studioId);
  return {
    name: 'mailboxLeave',
    count: async () => ((await token()) === undefined ? 0 : 1),
    empty: async () => {
      const sealed = await token();
      if (sealed === undefined) return;
      const table = tables.forStudio(studioId);
      const mailbox = await readMailbox(table, studioId);
      if (mailbox.email !== undefined) await storeMailbox(table, mailbox, disconnected(mailbox));
      const message = {
        kind: 'revoke' as const,
        studioId,
        sealed,
        forgets: true,
        correlationId: base.ids.next(),
      };
      await mailQueue().send([message]);
      for (let waits = 0; waits < waitsMax && (await token()) !== undefined; waits += 1) await wait(waitMs);
    },
  };
}
