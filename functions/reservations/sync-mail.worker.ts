import { mailMessage } from '#shared/contracts/messages.ts';
import { googleMailboxes } from '#functions/_platform/adapters/google/mailboxes.ts';
import { googleRevocations } from '#functions/_platform/adapters/google/oauth-grants.ts';
import { openingKeys } from '#functions/_platform/adapters/keys.ts';
import { model } from '#functions/_platform/adapters/model.ts';
import { mailQueue, optimizeQueue } from '#functions/_platform/adapters/queues.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { DepsOf } from '#functions/_platform/ports/base.ts';
import { MailboxFailure } from '#functions/_platform/ports/mailboxes.ts';
import { RetryLater } from '#functions/_platform/retry-later.ts';
import { worker } from '#functions/_platform/worker.ts';
import { pollMailbox, type PollResult } from './mailbox/find-new-mails.ts';
import { mailboxKeep } from './mailbox/mailbox-keep.ts';
import { forgetToken } from '#functions/_domain/connections/mailbox-store.ts';
import { sealContext } from './mailbox/seal-context.ts';
import { syncMailbox } from './mailbox/sync-mailbox.ts';
import { table } from '#functions/_platform/table.ts';

/**
 * Nothing new is started after this time. The rest follows with the next message, well before this worker's time limit.
 */
const workMs = 75_000;
/** The number of mailboxes polled concurrently. */
const pollsAtOnce = 25;
/** The delay before Google is asked again to revoke a grant. */
const revokedAgainSeconds = 12 * 60;

const needs = {
  table,
  mailboxes: googleMailboxes,
  revocations: googleRevocations,
  opening: openingKeys,
  keep: mailboxKeep,
  studios: optimizeQueue,
  mails: mailQueue,
  model,
};
type Deps = DepsOf<typeof needs>;

interface StudioPoll {
  readonly studioId: string;
  readonly result: PollResult;
}

/** Lists the studios whose mailboxes have new mails. A failed poll also leads to a run, which reports the failure. */
async function pollStudios(
  studioIds: readonly string[],
  mayWait: boolean,
  deps: Deps,
): Promise<StudioPoll[]> {
  const seen = await inParallel(studioIds, pollsAtOnce, async (studioId) => {
    const result = await pollMailbox(deps.table.forStudio(studioId), { studioId, mayWait }, deps).catch(
      (error: unknown): PollResult => {
        deps.logger.warn('mailbox poll failed', { studioId, error });
        return {};
      },
    );
    return result ? [{ studioId, result }] : [];
  });
  return seen.flat();
}

/** Finds and reads new mails and applies pending reservations. Anything left gets its own message. */
async function runMailbox(
  { studioId, result }: StudioPoll,
  correlationId: string,
  deps: Deps,
): Promise<void> {
  const endsAtMs = deps.clock.now().getTime() + workMs;
  const hasTime = (): boolean => deps.clock.now().getTime() < endsAtMs;
  try {
    const { isLeft, ...done } = await syncMailbox(
      deps.table.forStudio(studioId),
      { studioId, correlationId, hasTime, result },
      deps,
    );
    const values = { studioId, ...done, isLeft };
    // Most polls find nothing, and log lines are paid for by their length.
    if (done.read > 0) deps.logger.measure('mailbox', { MailsRead: done.read }, values);
    else deps.logger.info('mailbox', values);
    if (isLeft) await deps.mails.send([{ kind: 'apply-waiting', studioId, correlationId }]);
  } catch (error) {
    deps.logger.error('mailbox read failed', { studioId, error });
    throw error;
  }
}

/**
 * Polls mailboxes in parallel. A single mailbox with new mails is read at once; several get one message each, so that
 * none waits for another.
 *
 * @param mayWait whether a studio may have waiting work that its mailbox item does not show
 */
async function poll(
  studioIds: readonly string[],
  mayWait: boolean,
  correlationId: string,
  deps: Deps,
): Promise<void> {
  const [first, ...others] = await pollStudios(studioIds, mayWait, deps);
  if (first === undefined) return;
  if (others.length === 0) return runMailbox(first, correlationId, deps);
  await deps.mails.send(
    [first, ...others].map(({ studioId }) => ({ kind: 'poll', studioIds: [studioId], correlationId })),
  );
}

/**
 * Revokes a grant at Google.
 *
 * @throws {RetryLater} if Google could not revoke it now
 */
async function revoke(studioId: string, sealed: string, { revocations, opening }: Deps): Promise<void> {
  const token = await opening.open(sealed, sealContext(studioId));
  try {
    await revocations.revoke(token);
  } catch (error) {
    if (!(error instanceof MailboxFailure)) throw error;
    throw new RetryLater(revokedAgainSeconds, 'grant revocation failed', error);
  }
}

export const handler = worker(
  { name: 'reservations.syncMail', message: mailMessage, fifo: false, lateAfterSeconds: 10 * 60 },
  needs,
  {
    // If a message is delivered again, its first delivery may have left work that the mailbox item does not show.
    poll: ({ studioIds, correlationId }, deps, receives) =>
      poll(studioIds, receives > 1, correlationId, deps),
    'apply-waiting': ({ studioId, correlationId }, deps) => poll([studioId], true, correlationId, deps),
    revoke: async ({ studioId, sealed, forgets }, deps) => {
      await revoke(studioId, sealed, deps);
      if (forgets) await forgetToken(deps.table.forStudio(studioId), studioId, sealed);
    },
  },
);
