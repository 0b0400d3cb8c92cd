import { Failure } from '#shared/contracts/failure.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { StudioRow } from '#functions/_domain/studio/settings.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { freePermit, readPermits, takePermit, type ImportPermit } from './import-permit-store.ts';
import { clearingAmong, directPermits, heldUntil, openPermits, takingBackAmong } from './permits.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The error when other imports took the permits that were free. */
export const permitsContested =
  'Others are beginning imports for this studio at the same time. Please try again in a moment.';

/** @throws {Failure} `conflict` while imported data is being deleted or an import is being undone */
export function assertMayImport(held: readonly ImportPermit[], now: Date): void {
  if (clearingAmong(held, now))
    throw new Failure('conflict', 'Imported data is being cleared. Import the file when that is done.');
  if (takingBackAmong(held, now))
    throw new Failure('conflict', 'An import is being taken back. Import the file when that is done.');
}

/**
 * Imports a file or a reading at once. It holds a permit, so imported data cannot be deleted meanwhile.
 *
 * @throws {Failure} `conflict` while imported data is being deleted or an import is being undone, `too-many-requests`
 * if all permits for such work are taken
 */
export async function withPermit<R>(
  table: StudioTable,
  studioId: string,
  { clock, ids }: Pick<Base, 'clock' | 'ids'>,
  work: () => Promise<R>,
): Promise<R> {
  const now = clock.now();
  const holderId = ids.next();
  const slot = await untilStored(async () => {
    const held = await readPermits(table, studioId);
    assertMayImport(held, now);
    const [open] = openPermits(directPermits, held, now);
    if (!open) throw new Failure('too-many-requests', permitsContested);
    const until = heldUntil(now, 'direct');
    const holding = { studioId, slot: open.slot, holder: 'direct', holderId, working: true, until } as const;
    return (await takePermit(table, holding, open.before)) ? open.slot : undefined;
  }, permitsContested);
  try {
    return await work();
  } finally {
    await freePermit(table, studioId, slot, holderId);
  }
}

/**
 * Checks, while a permit is held, that a file was read with the studio's present time zone and currency. They cannot
 * change while the permit is held.
 *
 * @throws {Failure} `conflict` if one of them was changed since
 */
export async function assertReadWith(
  table: StudioTable,
  studioId: string,
  read: Pick<StudioRow, 'timezone' | 'currency'>,
): Promise<void> {
  const { timezone, currency } = await readStudio(table, studioId);
  if (timezone !== read.timezone || currency !== read.currency)
    throw new Failure(
      'conflict',
      'The time zone or the currency was changed meanwhile. Import the file again.',
    );
}
