import { disconnectGmail } from '#shared/contracts/reservations/disconnect-gmail.ts';
import { googleRevocations } from '#functions/_platform/adapters/google/oauth-grants.ts';
import { openingKeys } from '#functions/_platform/adapters/keys.ts';
import { mailQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { disconnected } from '#functions/_domain/connections/mailbox.ts';
import { readMailbox, readSealedToken, storeLeave } from '#functions/_domain/connections/mailbox-store.ts';
import { sealContext } from './mailbox/seal-context.ts';
import { syncViewOf } from './mailbox/sync-view.ts';

const againSeconds = 60;
const changedMeanwhile = 'The mailbox is being changed at the same time. Please try again.';

export const handler = httpOperation(
  disconnectGmail,
  { revocations: googleRevocations, opening: openingKeys, mails: mailQueue },
  async ({ table, caller: { studioId }, deps, correlationId }) => {
    const sealed = await readSealedToken(table, studioId);
    if (sealed !== undefined) {
      const token = await deps.opening.open(sealed, sealContext(studioId));
      // The owner is disconnected at once, whatever Google answers. The worker revokes the grant at Google, with as
      // many retries as it takes.
      await deps.revocations.revoke(token).catch(async (error: unknown) => {
        deps.logger.warn('grant revocation postponed', { error });
        const message = { kind: 'revoke' as const, studioId, sealed, forgets: false, correlationId };
        await deps.mails.send([message], againSeconds);
      });
    }
    const audit = { auditId: deps.ids.next(), at: deps.clock.now().toISOString(), correlationId };
    const stored = await untilStored(async () => {
      const before = await readMailbox(table, studioId);
      const after = disconnected(before);
      if (sealed === undefined && before.email === undefined) return before;
      return (await storeLeave(table, { before, after, sealed: undefined, audit })) ? after : undefined;
    }, changedMeanwhile);
    return syncViewOf(table, stored);
  },
);
