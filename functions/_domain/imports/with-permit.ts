import { Failure } from '#shared/contracts/failure.ts';
import { importsAtOnceMax } from '#shared/contracts/imports/import.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { freePermit, readPermits, takePermit, type ImportPermit } from './import-permit-store.ts';
import { clearingAmong, heldUntil, openPermits, takingBackAmong, type OpenPermit } from './permits.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The error when other imports took the permits that were free. */
export const permitsContested =
  'Others are beginning imports for this studio at the same time. Please try again in a moment.';

/**
 * A permit for starting an import.
 *
 * @throws {Failure} `conflict` while imported data is being deleted or an import is being undone, `too-many-requests`
 * if
 * all permits are taken
 */
export function requireOpenPermit(held: readonly ImportPermit[], now: Date): OpenPermit {
  if (clearingAmong(held, now))
    throw new Failure('conflict', 'Imported data is being cleared. Import the file when that is done.');
  if (takingBackAmong(held, now))
    throw new Failure('conflict', 'An import is being taken back. Import the file when that is done.');
  const [permit] = openPermits(held, now);
  if (permit) return permit;
  throw new Failure(
    'too-many-requests',
    `${importsAtOnceMax} imports are under way. Wait until one is done, or cancel one.`,
  );
}

/** Imports a file within one request. It holds a permit, so imported data cannot be deleted meanwhile. */
export async function withPermit<R>(
  table: StudioTable,
  studioId: string,
  { clock, ids }: Pick<Base, 'clock' | 'ids'>,
  work: () => Promise<R>,
): Promise<R> {
  const now = clock.now();
  const holderId = ids.next();
  const slot = await untilStored(async () => {
    const { slot: open, before } = requireOpenPermit(await readPermits(table, studioId), now);
    const until = heldUntil(now, 'direct');
    const holding = { studioId, slot: open, holder: 'direct', holderId, working: true, until } as const;
    return (await takePermit(table, holding, before)) ? open : undefined;
  }, permitsContested);
  try {
    return await work();
  } finally {
    await freePermit(table, studioId, slot, holderId);
  }
}
