import type { Base } from '#functions/_platform/ports/base.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { reopened } from '../edits/called-off.ts';
import { commitEdit, type Plan } from '../edits/commit-edit.ts';
import { hasBegun, type Terms } from '../edits/edit-class.ts';
import type { ClosingTerms } from './cancelled-in-system.ts';
import { endingEdit } from './close-offers.ts';
import type { StoredClass } from './decision-store.ts';
import { endedOffers } from './end-offers.ts';

/** The terms on which a class is cancelled that a file calls cancelled. */
export interface FileTerms extends ClosingTerms {
  /** Whether the studio's own system is read. It says which of its classes take place. */
  readonly isSystemRead: boolean;
}

/**
 * Whether a file may cancel a class. It does not say when it was made, so a class stays if a person said that it takes
 * place, or if the studio's own system lists it.
 */
const mayCancel = (cls: StoredClass, { now, isSystemRead }: FileTerms): boolean =>
  !hasBegun(cls, now) &&
  cls.movedTo === undefined &&
  cls.cancelledAt === undefined &&
  cls.reinstatedAt === undefined &&
  !(isSystemRead && cls.system !== undefined);

/** Plans what follows because an imported file calls a class cancelled: it is marked, and its open places are closed. */
export function planCancelledInFile(cls: StoredClass, importId: string, terms: FileTerms): Plan {
  if (!mayCancel(cls, terms)) return { edit: undefined };
  const { contracts, mode, now } = terms;
  const ended = endedOffers({ ...cls, cancelledAt: now.toISOString() }, contracts, mode);
  return { edit: endingEdit(cls, ended), statedBy: 'file', cancels: true, importId };
}

/** A class that the file of an import calls cancelled. */
interface InFile {
  readonly studioId: string;
  readonly classId: string;
  readonly importId: string;
  readonly correlationId: string;
}

/**
 * Cancels a class that an imported file calls cancelled, and closes its open places in the same transaction. The owner
 * confirmed the file, so it is done even while automation is paused.
 *
 * @returns whether the class was cancelled
 * @throws {Failure} `conflict` if others kept changing the class
 */
export async function cancelInFile(
  table: StudioTable,
  named: InFile,
  terms: FileTerms,
  deps: Base,
): Promise<boolean> {
  const plan = (cls: StoredClass): Plan => planCancelledInFile(cls, named.importId, terms);
  return (await commitEdit(table, { ...named, version: undefined, plan }, deps)).isStored;
}

/** Plans what follows because an import is undone: the classes that it cancelled take place, and their places open again. */
export const planRestoredWithImport = (cls: StoredClass, importId: string, terms: Terms): Plan =>
  cls.cancelledBy === 'file' && cls.cancelledIn === importId
    ? { edit: reopened(cls, terms), statedBy: 'file', reinstates: true }
    : { edit: undefined };

/** A class that takes place again, and the writes that count it. */
interface Restored extends InFile {
  readonly together: Plan['together'];
}

/**
 * Takes back that an import cancelled a class, opens its places again and counts it in the same transaction. A class
 * that the import does not cancel is left as it is.
 *
 * @throws {Failure} `conflict` if others kept changing the class
 */
export async function restoreWithImport(
  table: StudioTable,
  { together, ...named }: Restored,
  terms: Terms,
  deps: Base,
): Promise<void> {
  const plan = (cls: StoredClass): Plan => ({
    ...planRestoredWithImport(cls, named.importId, terms),
    together,
  });
  await commitEdit(table, { ...named, version: undefined, plan }, deps);
}
