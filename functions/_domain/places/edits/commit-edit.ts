import { Failure } from '#shared/contracts/failure.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import { present } from '#functions/_platform/present.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import type { StoredChange } from './change-view.ts';
import type { ClassEdit } from './edit-class.ts';
import { changeOf, storeEdit, type StoredEdit, type Undone } from './edit-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

type StoredClass = Awaited<ReturnType<typeof readClass>>;

export const classChangedMeanwhile =
  'This class was changed in the meantime, by somebody else or by an import. Nothing was overwritten: check its current numbers, then try again.';

/** The planned edit of a class, based on the class as it was read. `undoes` is the change that the edit undoes. */
export interface Plan {
  readonly edit: ClassEdit | undefined;
  readonly undoes?: Undone;
  /** True if the class was cancelled and now takes place after all. */
  readonly reinstates?: boolean;
  /** Set if the edit follows what the studio's own system or an imported file says. */
  readonly statedBy?: 'kenko' | 'file';
  /** True if the system or the file says that the class is cancelled. */
  readonly cancels?: boolean;
  /** The import of that file. */
  readonly importId?: string;
  /** Further writes that are stored only together with the edit. */
  readonly together?: StoredEdit['together'];
}

export interface Commit {
  readonly studioId: string;
  readonly classId: string;
  /** The version that was on screen. If absent, the current version is edited. */
  readonly version: number | undefined;
  readonly correlationId: string;
  readonly plan: (cls: StoredClass) => Plan | Promise<Plan>;
}

export interface CommittedEdit {
  readonly cls: StoredClass;
  /** Undefined if nothing was stored or no number changed. */
  readonly change: StoredChange | undefined;
  readonly isStored: boolean;
}

function toStore({ studioId, correlationId }: Commit, cls: StoredClass, plan: Plan, deps: Base) {
  const { edit } = plan;
  if (!edit) return undefined;
  const stored: StoredEdit = {
    studioId,
    cls,
    edit,
    pushes: edit.pushes.map((push) => ({
      ...push,
      adjustmentId: deps.ids.next(),
      outboxId: deps.ids.next(),
    })),
    changeId: deps.ids.next(),
    undoes: plan.undoes,
    statedBy: plan.statedBy,
    cancels: plan.cancels ? present({ adjustmentId: deps.ids.next(), importId: plan.importId }) : undefined,
    reinstates: plan.reinstates ? { adjustmentId: deps.ids.next() } : undefined,
    together: plan.together,
    at: deps.clock.now(),
    auditId: deps.ids.next(),
    correlationId,
  };
  return stored;
}

/**
 * Reads a class, plans its edit and stores it, if the class still has the version that was on screen.
 *
 * @throws {Failure} `not-found`, `conflict`, and the errors of the plan
 */
export const commitEdit = (table: StudioTable, commit: Commit, deps: Base): Promise<CommittedEdit> =>
  untilStored(async () => {
    const before = await readClass(table, commit.studioId, commit.classId);
    if (commit.version !== undefined && commit.version !== before.version)
      throw new Failure('conflict', classChangedMeanwhile);
    const stored = toStore(commit, before, await commit.plan(before), deps);
    if (!stored) return { cls: before, change: undefined, isStored: false };
    const cls = await storeEdit(table, stored);
    return cls && { cls, change: changeOf(stored), isStored: true };
  }, classChangedMeanwhile);
