import { Failure } from '#shared/contracts/failure.ts';
import { takeBackDaysMax } from '#shared/contracts/imports/import.ts';
import { takeBack } from '#shared/contracts/imports/take-back.ts';
import { importQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { readAllPermits, type AllPermits } from './clearing/all-places-store.ts';
import type { Done, Import } from './state/import-record.ts';
import { permitsContested } from '#functions/_domain/imports/with-permit.ts';
import { hasEnded } from './state/import.ts';
import { doneOf, requireImport, viewOf } from './state/read-import-view.ts';
import {
  clearingAmong,
  heldUntil,
  isWorkUnderWay,
  takingBackAmong,
} from '#functions/_domain/imports/permits.ts';
import { beginTakingBack } from './taking-back/taking-back-store.ts';
import { findLaterImport } from './state/import-store.ts';
import { mayShareRows, mayTakeBack } from './state/taking-back.ts';

function whyNot({ status }: Import, done: Done | undefined): string {
  if (!hasEnded(status)) return 'Only an import that has ended can be taken back.';
  if (done?.resultIs === 'growing')
    return 'The last rows of this import are still being saved. Please try again in a moment.';
  return `There is nothing left to take back: that is possible once, within ${takeBackDaysMax} days.`;
}

/** Throws while rows are being read or written for somebody else. The import itself no longer needs its own permit. */
function assertNobodyWorks({ held }: AllPermits, { importId }: Import, now: Date): void {
  if (clearingAmong(held, now)) throw new Failure('conflict', 'Imported data is being cleared.');
  if (takingBackAmong(held, now))
    throw new Failure('conflict', 'Another import is being taken back. Please wait until that is done.');
  const others = held.filter(({ holderId }) => holderId !== importId);
  if (isWorkUnderWay(others, now))
    throw new Failure('conflict', 'Another import is under way. Wait until it is done, or cancel it.');
}

export const handler = httpOperation(takeBack, { queue: importQueue }, async (call) => {
  const { table, input, caller, deps, correlationId } = call;
  const { studioId } = caller;
  const { importId } = input;
  const now = deps.clock.now();
  const until = heldUntil(now, 'working');
  const auditId = deps.ids.next();
  const begun = await untilStored(async () => {
    const item = await requireImport(table, studioId, importId);
    if (item.takingBack === 'running') return item;
    // The import has ended, so none of its chunks can begin after this.
    const done = await doneOf(table, item);
    if (!mayTakeBack(item, done, now)) throw new Failure('conflict', whyNot(item, done));
    const all = await readAllPermits(table, studioId);
    assertNobodyWorks(all, item, now);
    const later = await findLaterImport(table, item, (one) => mayShareRows(item, one));
    if (later)
      throw new Failure(
        'conflict',
        `“${later.fileName}” was imported later and may have the same rows. Take that import back first.`,
      );
    // The worker's message is sent before the removal begins, so that the removal is carried out even if this request
    // fails.
    await deps.queue.send([{ kind: 'take-back', studioId, id: importId, correlationId }]);
    return beginTakingBack(table, { item, all, until, now, auditId, correlationId });
  }, permitsContested);
  return viewOf(table, begun, now);
});
