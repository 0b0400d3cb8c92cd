import { Failure } from '#shared/contracts/failure.ts';
import type { InputOf } from '#shared/contracts/operation.ts';
import { saveSync } from '#shared/contracts/reservations/save-sync.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { present } from '#functions/_platform/present.ts';
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

/** The mailbox after a change of some of its settings. The others keep their current values. */
function changed(before: Mailbox, { syncEmail, syncEnabled }: InputOf<typeof saveSync>): Mailbox {
  if (syncEmail === '') refuse('Please enter a sync email address');
  if (before.email === undefined) throw new Failure('conflict', 'Please connect Gmail before saving');
  if (syncEmail !== undefined && !sameAddress(before.email, syncEmail))
    refuse(`This must be the address of the connected account, ${before.email}.`);
  return { ...before, ...present({ syncEmail, syncEnabled }) };
}

export const handler = httpOperation(saveSync, {}, async ({ table, input, caller: { studioId } }) => {
  const stored = await untilStored(async () => {
    const before = await readMailbox(table, studioId);
    const after = changed(before, input);
    return (await storeMailbox(table, before, after)) ? after : undefined;
  }, changedMeanwhile);
  return syncViewOf(table, stored);
});
