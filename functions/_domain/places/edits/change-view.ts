import { channelNames, type AllottedChannel } from '#shared/contracts/channels.ts';
import type { AdjustmentStatus } from '#shared/contracts/decisions/decision.ts';
import type { ClassChange } from '#shared/contracts/schedule/change.ts';
import type { ClassToEdit, PlacesStep, Terms } from './edit-class.ts';
import { undoEdit } from './undo-edit.ts';

/** A stored change. */
export interface StoredChange {
  readonly classId: string;
  readonly changeId: string;
  readonly at: string;
  readonly source: ClassChange['source'];
  readonly actor?: string | undefined;
  readonly decisionId?: string | undefined;
  readonly capacity?: { readonly from: number; readonly to: number } | undefined;
  readonly places: readonly PlacesStep[];
  readonly pushes: readonly {
    readonly adjustmentId: string;
    readonly outboxId: string;
    readonly marketplace: AllottedChannel;
  }[];
  readonly undoneBy?: string | undefined;
}

/** The progress of one push. */
export interface PushProgress {
  readonly status: AdjustmentStatus;
  readonly attempts: number;
  readonly message?: string | undefined;
  /** True if no worker is handling the push now. */
  readonly waits: boolean;
}

/** The name shown for automatic changes. */
const nobody = 'Cupo';

const stepsOf = (places: readonly PlacesStep[]): ClassChange['allocations'] =>
  Object.fromEntries(places.map(({ channel, from, to }) => [channel, { from: from ?? null, to }]));

const messageOf = (marketplace: AllottedChannel, progress: PushProgress | undefined): string | null => {
  if (progress?.message !== undefined) return progress.message;
  if (progress?.status !== 'pending' || !progress.waits || progress.attempts === 0) return null;
  return `${channelNames[marketplace]} has not confirmed it yet. It is sent again automatically.`;
};

/** Whether a change may be undone: only the last change, and only if the old numbers fit the current bookings. */
function undoingOf(
  change: StoredChange,
  cls: ClassToEdit,
  isLast: boolean,
  terms: Terms,
): Pick<ClassChange, 'canUndo' | 'undoRefusal'> {
  if (!isLast) return { canUndo: false, undoRefusal: null };
  const undoing = undoEdit(cls, change, terms);
  return 'refusal' in undoing
    ? { canUndo: false, undoRefusal: undoing.refusal }
    : { canUndo: true, undoRefusal: null };
}

export interface ToShow {
  readonly change: StoredChange;
  readonly cls: ClassToEdit;
  readonly isLast: boolean;
  readonly progress: ReadonlyMap<string, PushProgress>;
  readonly terms: Terms;
}

/** A stored change in the form that the history shows. */
export const changeViewOf = ({ change, cls, isLast, progress, terms }: ToShow): ClassChange => ({
  changeId: change.changeId,
  at: change.at,
  source: change.source,
  by: change.actor ?? nobody,
  totalCapacity: change.capacity ? { from: change.capacity.from, to: change.capacity.to } : null,
  allocations: stepsOf(change.places),
  pushes: change.pushes.map(({ adjustmentId, marketplace }) => {
    const known = progress.get(adjustmentId);
    return {
      adjustmentId,
      marketplace,
      status: known?.status ?? 'pending',
      attempts: known?.attempts ?? 0,
      message: messageOf(marketplace, known),
    };
  }),
  undone: change.undoneBy !== undefined,
  ...undoingOf(change, cls, isLast, terms),
});
