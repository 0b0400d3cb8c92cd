import { answeredFirings } from '#shared/core/rules/apply-rules.ts';
import type { ClassItem } from '#functions/_data/classes/class.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { decisionOf, type DecisionItem } from '#functions/_data/places/packed-decision.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { answeredTally, classTally } from '#functions/_domain/classes/tally.ts';
import { recordedLine } from '#functions/_domain/classes/recorded-store.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { changeItem } from '#functions/_domain/commit/history.ts';
import { present } from '#functions/_platform/present.ts';
import { classAfter, historyOf, placesMoved, type PlacesMoved } from '#functions/_domain/commit/places.ts';
import type { PendingChange } from '../pending/pending-store.ts';
import { heldAfter } from './by-hand.ts';
import { closedAfter, type ClosedOffer } from './called-off.ts';
import { undoneWrite } from './change-store.ts';
import type { StoredChange } from './change-view.ts';
import type { ClassEdit } from './edit-class.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** A change to undo, and the decision that the change carried out. */
export interface Undone {
  readonly changeId: string;
  readonly decisionId?: string | undefined;
}

export interface StoredEdit {
  readonly studioId: string;
  readonly cls: ClassItem;
  readonly edit: ClassEdit;
  readonly pushes: readonly PendingChange[];
  readonly changeId: string;
  /** The change that this edit undoes. */
  readonly undoes?: Undone | undefined;
  /** True for an automatic edit, which ends offers of places that no longer exist. */
  readonly automatic?: boolean | undefined;
  /**
   * Set if the edit follows what the studio's own system or an imported file says. It is done even while automation is
   * paused.
   */
  readonly statedBy?: 'kenko' | 'file' | undefined;
  /** Set if the system or the file says that the class is cancelled. The edit closes its open places. */
  readonly cancels?: { readonly adjustmentId: string; readonly importId?: string } | undefined;
  /** True if a cancelled class takes place after all. The edit opens the places that were closed. */
  readonly reinstates?: { readonly adjustmentId: string } | undefined;
  /** Further writes that are stored only together with the edit. The edit is refused if one of their conditions fails. */
  readonly together?: readonly Write[] | undefined;
  readonly at: Date;
  readonly auditId: string;
  readonly correlationId: string;
}

const actionOf = ({ cls, statedBy, automatic, cancels, reinstates, undoes }: StoredEdit): string => {
  if (cancels) return 'schedule.cancelClass';
  if (reinstates) return 'schedule.reinstateClass';
  if (statedBy ?? automatic)
    return cls.cancelledAt === undefined ? 'decisions.endOffers' : 'decisions.closeCalledOff';
  return undoes === undefined ? 'schedule.adjustClass' : 'schedule.undoChange';
};

/** Whoever imported a file decided what follows from it. */
function actorOf({ studioId, statedBy, automatic }: StoredEdit): string {
  if (statedBy === 'kenko') return statedBy;
  return automatic ? 'automation' : studioId;
}

const auditOf = (stored: StoredEdit) => ({
  studioId: stored.studioId,
  auditId: stored.auditId,
  at: stored.at.toISOString(),
  actor: actorOf(stored),
  action: actionOf(stored),
  subject: stored.cls.classId,
  ...(stored.reinstates && {
    note: `${stored.cls.cancelledBy ?? 'unknown'}, ${stored.cls.cancelledAt ?? 'unknown'}`,
  }),
  correlationId: stored.correlationId,
});

/** Whether the owner set these places by hand. If so, rules and automation do not change them. */
const decidedByHand = ({ cls, edit, statedBy, automatic, reinstates }: StoredEdit) =>
  (statedBy ?? automatic) || reinstates
    ? {}
    : {
        ...(cls.ruleFirings && {
          ruleFirings: answeredFirings(cls.ruleFirings, cls.ruleFirings, 'declined'),
        }),
        heldByHand: heldAfter(cls, edit.named),
      };

/** The places of a cancelled class that this edit closes. They are recorded so that they can be opened again. */
const closedBy = ({ cls, edit, statedBy, automatic, cancels, reinstates }: StoredEdit) => {
  const steps = edit.places.flatMap(({ channel, from = 0, to }): ClosedOffer[] =>
    channel === 'kenko' ? [] : [{ channel, from, to }],
  );
  const isCancelled = cls.cancelledAt !== undefined && !reinstates;
  return cancels || (isCancelled && (statedBy ?? automatic)) ? { closed: closedAfter(cls, steps) } : {};
};

const counted = ({ localDate, bookings, ...cls }: ClassItem, totalCapacity: number) => ({
  localDate,
  totalCapacity,
  bookings,
  revenueMinor: cls.revenueDirectMinor + cls.revenueMarketplaceMinor,
});

const talliesOf = ({ cls, edit }: StoredEdit, waiting: DecisionItem | undefined) => [
  classTally(counted(cls, cls.totalCapacity), counted(cls, edit.totalCapacity)),
  ...(waiting === undefined ? [] : [answeredTally(waiting)]),
];

async function readDecision(table: StudioTable, studioId: string, decisionId: string | undefined) {
  if (decisionId === undefined) return null;
  const { data } = await table.of(DecisionEntity).get({ studioId, decisionId }).go({ consistent: true });
  return data && decisionOf(data);
}

/** The class's pending decision. A decision that was answered meanwhile does not count. */
async function waitingDecision(
  table: StudioTable,
  { studioId, cls }: StoredEdit,
): Promise<DecisionItem | undefined> {
  const decision = await readDecision(table, studioId, cls.pendingDecisionId);
  return decision?.status === 'pending-review' ? decision : undefined;
}

const undoneWrites = (
  { studioId, cls: { classId }, undoes, changeId, at }: StoredEdit,
  decisionId: string | undefined,
): Write[] => [
  ...(undoes === undefined ? [] : [undoneWrite(studioId, { classId, changeId: undoes.changeId }, changeId)]),
  ...(decisionId === undefined
    ? []
    : [
        writerOf(DecisionEntity).patch({ studioId, decisionId }).set({ undoneAt: at.toISOString() }).commit(),
      ]),
];

const supersededWrites = ({ studioId }: StoredEdit, decisionId: string | undefined): Write[] =>
  decisionId === undefined
    ? []
    : [
        writerOf(DecisionEntity)
          .patch({ studioId, decisionId })
          .set({ status: 'superseded' })
          .add({ version: 1 })
          .where((item, { eq }) => eq(item.status, 'pending-review'))
          .commit(),
      ];

/** The attributes of a cancelled class. */
const calledOff = ['cancelledAt', 'cancelledBy', 'cancelledIn', 'alsoCancelledIn', 'closed'] as const;

const sourceOf = ({ statedBy, automatic, undoes }: StoredEdit): PlacesMoved['source'] => {
  if (statedBy) return 'import';
  if (automatic) return 'automatic';
  return undoes === undefined ? 'manual' : 'undo';
};

/** Marks a class as cancelled by the studio's own system or a file. */
const cancelledBy = ({ statedBy, cancels, at }: StoredEdit) =>
  cancels && statedBy
    ? {
        cancelledAt: at.toISOString(),
        cancelledBy: statedBy,
        ...present({ cancelledIn: cancels.importId }),
      }
    : {};

/** What Logs say about the cause of the changes at marketplaces. */
const pushSourceOf = (stored: StoredEdit): PlacesMoved['pending']['source'] => {
  const { statedBy, automatic, reinstates } = stored;
  if (statedBy === 'kenko') return reinstates ? 'system-restored' : 'system-cancelled';
  if (statedBy === 'file') return reinstates ? 'manual' : 'file-cancelled';
  return automatic ? 'automatic' : 'manual';
};

/**
 * Remembers when the owner said that the class takes place. The studio's own system says so at each of its readings, and
 * undoing an import says nothing about its classes.
 */
const reinstatedBy = ({ statedBy, reinstates, at }: StoredEdit) =>
  reinstates && !statedBy ? { reinstatedAt: at.toISOString() } : {};

const movedOf = (stored: StoredEdit): PlacesMoved => {
  const { studioId, cls, edit, pushes, changeId, automatic, reinstates, at, correlationId } = stored;
  return {
    pending: {
      studioId,
      cls,
      changes: pushes,
      source: pushSourceOf(stored),
      at,
      correlationId,
    },
    set: {
      totalCapacity: edit.totalCapacity,
      // A person sets at least as many places as are taken.
      ...(edit.capacity && cls.takenBeyond && { takenBeyond: 0 }),
      allocations: edit.allocations,
      ...decidedByHand(stored),
      ...closedBy(stored),
      ...cancelledBy(stored),
      ...reinstatedBy(stored),
    },
    remove: ['pendingDecisionId', ...(reinstates ? calledOff : [])],
    changeId,
    source: sourceOf(stored),
    actor: automatic ? undefined : studioId,
    capacity: edit.capacity,
    steps: edit.places,
  };
};

/** The write for the class's history. Undefined if no number changes. */
export function changeOf(stored: StoredEdit): StoredChange | undefined {
  const history = historyOf(movedOf(stored));
  return history && changeItem(history);
}

/** A line in Logs about the class itself. A file belongs to no marketplace, so Logs show only what it closed there. */
function noteOf({ cls, statedBy, cancels, reinstates, at }: StoredEdit) {
  const line = { cls, status: 'applied', at: at.toISOString() } as const;
  if (cancels && statedBy === 'kenko') {
    const message = 'This class is cancelled in Kenko.';
    const { adjustmentId } = cancels;
    return recordedLine({ ...line, adjustmentId, marketplace: statedBy, source: 'called-off', message });
  }
  if (!reinstates || !cls.cancelledBy || cls.cancelledBy === 'file') return undefined;
  return recordedLine({
    ...line,
    ...reinstates,
    marketplace: cls.cancelledBy,
    source: statedBy ? 'restored' : 'reinstated',
    message: statedBy
      ? 'This class is no longer cancelled in Kenko.'
      : 'The studio says that it takes place after all.',
  });
}

/** A class's numbers were changed by hand, or some of its offers were ended. */
export interface ClassEdited {
  readonly kind: 'class-edited';
  readonly stored: StoredEdit;
  /** The class's pending decision, which is replaced. */
  readonly waiting: DecisionItem | undefined;
  /** The decision that is undone with the change. */
  readonly undone: string | undefined;
}

export const editDerivers: Derivers<ClassEdited> = {
  'class-edited': ({ stored, waiting, undone }) => {
    const { studioId, cls, automatic } = stored;
    return {
      items: [
        ...undoneWrites(stored, undone),
        ...supersededWrites(stored, waiting?.decisionId),
        ...(stored.together ?? []),
      ],
      places: placesMoved(movedOf(stored)),
      recorded: noteOf(stored),
      audit: auditOf(stored),
      tally: { cls, by: talliesOf(stored, waiting) },
      unpaused: automatic ? { studioId } : undefined,
    };
  },
};

/**
 * Stores an edit completely: the class's new numbers, its history, the pushes to each marketplace and the audit row. A
 * pending decision of the class is replaced, because it was based on other numbers.
 *
 * @returns the class after the edit; undefined if it has changed since it was read, in which case nothing was written
 */
export async function storeEdit(table: StudioTable, stored: StoredEdit): Promise<ClassItem | undefined> {
  const { studioId, cls } = stored;
  const waiting = await waitingDecision(table, stored);
  const undone = (await readDecision(table, studioId, stored.undoes?.decisionId))?.decisionId;
  if (!(await committed(table, editDerivers, [{ kind: 'class-edited', stored, waiting, undone }])))
    return undefined;
  const { pendingDecisionId: _, neverChanged: _never, ...rest } = cls;
  const { cancelledAt: _at, cancelledBy: _by, cancelledIn: _in, ...known } = rest;
  const { alsoCancelledIn: _also, closed: _closed, ...standing } = known;
  return { ...(stored.reinstates ? standing : rest), ...classAfter(movedOf(stored)) };
}
