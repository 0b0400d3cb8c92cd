import { Failure } from '#shared/contracts/failure.ts';
import { saveSync } from '#shared/contracts/reservations/save-sync.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import type { Mailbox } from '#functions/_domain/connections/mailbox.ts';
import { readMailbox, storeMailbox } from '#functions/_domain/connections/mailbox-store.ts';
import { syncViewOf } from './mailbox/sync-view.ts';

const path = 'body.syncEmail';
const changedMeanwhile = 'The mailbox is being changed at the same time. Please try again.';

const refuse = (message: string): never => {
  throw new Failure('invalid-input', message, [{ path, message }]);
};

/** Addresses that differ only in upper and lower case belong to the same mailbox. */
const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function changed(before: Mailbox, syncEmail: string, syncEnabled: boolean): Mailbox {
  if (syncEmail === '') refuse('Please enter a sync email address');
  if (before.email === undefined) throw new Failure('conflict', 'Please connect Gmail before saving');
  if (!sameAddress(before.email, syncEmail))
    refuse(`This must be the address of the connected account, ${before.email}.`);
  return { ...before, syncEmail, syncEnabled };
}

export const handler = httpOperation(saveSync, {}, async ({ table, input, caller: { studioId } }) => {
  const { syncEmail, syncEnabled } = input;
  const stored = await untilStored(async () => {
    const before = await readMailbox(table, studioId);
    const after = changed(before, syncEmail, syncEnabled);
    return (await storeMailbox(table, before, after)) ? after : undefined;
  }, changedMeanwhile);
  return syncViewOf(table, stored);
});
