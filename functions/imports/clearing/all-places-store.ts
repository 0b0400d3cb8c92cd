import { ImportEntity } from '#functions/_data/bookings/import.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { hasEnded } from '../state/import.ts';
import {
  permitWrite,
  readPermits,
  type ImportPermit,
} from '#functions/_domain/imports/import-permit-store.ts';
import { readImport } from '../state/import-store.ts';
import { permitNames } from '#functions/_domain/imports/permits.ts';
import type { Import } from '../state/import-record.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** All permits of a studio as they were read, and the imports that hold a permit while waiting for a person. */
export interface AllPermits {
  readonly held: readonly ImportPermit[];
  readonly permits: readonly { readonly slot: string; readonly before: ImportPermit | undefined }[];
  /** Imports that have not ended. Taking all permits ends them. */
  readonly waiting: readonly Import[];
}

export async function readAllPermits(table: StudioTable, studioId: string): Promise<AllPermits> {
  const held = await readPermits(table, studioId);
  const holderOf = new Map(held.map((one) => [one.slot, one]));
  const holders = held.filter(({ holder }) => holder === 'import');
  const imports = await Promise.all(holders.map(({ holderId }) => readImport(table, studioId, holderId)));
  return {
    held,
    permits: permitNames.map((slot) => ({ slot, before: holderOf.get(slot) })),
    waiting: imports.flatMap((one) => (one && !hasEnded(one.status) ? [one] : [])),
  };
}

/** The new holder of all permits, and how long it holds them. */
export interface TakingAll extends Pick<AllPermits, 'permits' | 'waiting'> {
  readonly studioId: string;
  readonly holder: 'clearing' | 'taking-back';
  readonly holderId: string;
  readonly until: string;
  readonly at: string;
  /** The message shown for waiting imports that are ended now. */
  readonly gaveWay: string;
}

/**
 * Takes all permits at once, if none was taken since they were read, and ends the imports that held a permit while
 * waiting.
 */
export const allPermitsWrites = (taking: TakingAll): Write[] => [
  ...taking.permits.map(({ slot, before }) => {
    const { studioId, holder, holderId, until } = taking;
    return permitWrite({ studioId, slot, holder, holderId, working: true, until }, before);
  }),
  ...taking.waiting.map(({ importId, version }) =>
    writerOf(ImportEntity)
      .patch({ studioId: taking.studioId, importId })
      .set({
        status: 'cancelled',
        problem: taking.gaveWay,
        finishedAt: taking.at,
        version: version + 1,
      })
      .where((one, { eq }) => eq(one.version, version))
      .commit(),
  ),
];
