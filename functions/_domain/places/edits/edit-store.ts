import { answeredFirings } from '#shared/core/rules/apply-rules.ts';
import { monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { pipeline } from '#functions/_data/service.ts';
import { transacted } from '#functions/_data/table/transact.ts';
import type { WriterOf } from '#functions/_data/table/writer.ts';
import { tallyWrites } from '#functions/_domain/classes/tally-store.ts';
import { answeredTally, classTally } from '#functions/_domain/classes/tally.ts';
import { notedWrite, type Noted } from '#functions/_domain/classes/noted-store.ts';
import { heldAfter } from './by-hand.ts';
import { notPausedChecks } from '../outbox/automation-check-store.ts';
import { owedWrites, pushesAfter, type OwedChange, type Owing } from '../outbox/owed-store.ts';
import { shownBefore } from '../outbox/offered.ts';
import { closedAfter, type ClosedOffer } from './called-off.ts';
import { changeWrite, undoneWrite, type ChangeWriter, type NewChange } from './change-store.ts';
import type { ClassEdit } from './edit-class.ts';

/** A change that is taken back, and the decision that it carried out. */
export interface Undone {
  readonly changeId: string;
  readonly decisionId?: string | undefined;
}

export interface StoredEdit {
  readonly studioId: string;
  readonly of: ClassItem;
  readonly edit: ClassEdit;
  readonly pushes: readonly OwedChange[];
  readonly changeId: string;
  /** What this change takes back. */
  readonly undoes?: Undone | undefined;
  /** Nobody asked for it: offers of places that do not exist any more are ended. */
  readonly automatic?: boolean | undefined;
  /** A called-off class takes place after all; the edit opens what was closed. */
  readonly reinstates?: { readonly adjustmentId: string } | undefined;
  readonly at: Date;
  readonly auditId: string;
  readonly correlationId: string;
}

const minutesBefore = ({ of, at }: StoredEdit): number => (Date.parse(of.startsAt) - at.getTime()) / 60_000;

const owingOf = ({ studioId, of, pushes, automatic, at, correlationId }: StoredEdit): Owing => ({
  studioId,
  of,
  changes: pushes,
  source: automatic ? 'automatic' : 'manual',
  at,
  correlationId,
});

export const changeOf = ({ studioId, of, edit, pushes, changeId, ...how }: StoredEdit): NewChange => ({
  studioId,
  classId: of.classId,
  changeId,
  at: how.at,
  source: how.automatic ? 'automatic' : how.undoes === undefined ? 'manual' : 'undo',
  actor: how.automatic ? undefined : studioId,
  capacity: edit.capacity,
  places: edit.places,
  pushes,
});

const actionOf = ({ of, automatic, reinstates, undoes }: StoredEdit): string => {
  if (automatic) return of.cancelledAt === undefined ? 'decisions.endOffers' : 'decisions.closeCalledOff';
  if (reinstates) return 'schedule.reinstateClass';
  return undoes === undefined ? 'schedule.adjustClass' : 'schedule.undoChange';
};

const auditOf = (stored: StoredEdit) => ({
  studioId: stored.studioId,
  auditId: stored.auditId,
  at: stored.at.toISOString(),
  actor: stored.automatic ? 'automation' : stored.studioId,
  action: actionOf(stored),
  subject: stored.of.classId,
  ...(stored.reinstates && {
    note: `${stored.of.cancelledBy ?? 'unknown'}, ${stored.of.cancelledAt ?? 'unknown'}`,
  }),
  correlationId: stored.correlationId,
});

/** What was set by hand stands: rules that ask for other places ask no more, and nothing automatic changes it. */
const decidedByHand = ({ of, edit, automatic, reinstates }: StoredEdit) =>
  automatic || reinstates
    ? {}
    : {
        ...(of.ruleFirings && { ruleFirings: answeredFirings(of.ruleFirings, 'declined') }),
        heldByHand: heldAfter(of, edit.named),
      };

/** What of a called-off class was closed by this edit is opened again with it. */
const closedBy = ({ of, edit, automatic }: StoredEdit) => {
  const steps = edit.places.flatMap(({ channel, from = 0, to }): ClosedOffer[] =>
    channel === 'kenko' ? [] : [{ channel, from, to }],
  );
  return automatic && of.cancelledAt !== undefined ? { closed: closedAfter(of, steps) } : {};
};

const changed = (stored: StoredEdit) => ({
  totalCapacity: stored.edit.totalCapacity,
  allocations: stored.edit.allocations,
  ...pushesAfter({ of: stored.of, changes: stored.pushes }),
  ...decidedByHand(stored),
  ...closedBy(stored),
  version: stored.of.version + 1,
});

const counted = ({ localDate, bookings, ...of }: ClassItem, totalCapacity: number) => ({
  localDate,
  totalCapacity,
  bookings,
  revenueMinor: of.revenueDirectMinor + of.revenueMarketplaceMinor,
});

const talliesOf = ({ of, edit }: StoredEdit, waiting: string | undefined) => [
  classTally(counted(of, of.totalCapacity), counted(of, edit.totalCapacity)),
  ...(waiting === undefined ? [] : [answeredTally]),
];

async function readDecision(studioId: string, decisionId: string | undefined) {
  if (decisionId === undefined) return null;
  return (await DecisionEntity.get({ studioId, decisionId }).go({ consistent: true })).data;
}

/** The decision that waits for the class; one that was answered meanwhile does not. */
async function waitingDecision({ studioId, of }: StoredEdit): Promise<string | undefined> {
  const decision = await readDecision(studioId, of.pendingDecisionId);
  return decision?.status === 'pending-review' ? decision.decisionId : undefined;
}

const undoneWrites = (
  { change, decision }: { change: ChangeWriter; decision: WriterOf<typeof DecisionEntity> },
  { studioId, of: { classId }, undoes, changeId, at }: StoredEdit,
  decisionId: string | undefined,
) => [
  ...(undoes === undefined
    ? []
    : [undoneWrite(change, studioId, { classId, changeId: undoes.changeId }, changeId)]),
  ...(decisionId === undefined
    ? []
    : [decision.patch({ studioId, decisionId }).set({ undoneAt: at.toISOString() }).commit()]),
];

const supersededWrites = (
  decision: WriterOf<typeof DecisionEntity>,
  { studioId }: StoredEdit,
  decisionId: string | undefined,
) =>
  decisionId === undefined
    ? []
    : [
        decision
          .patch({ studioId, decisionId })
          .set({ status: 'superseded' })
          .add({ version: 1 })
          .where((item, { eq }) => eq(item.status, 'pending-review'))
          .commit(),
      ];

/** What is noted of a class that does not take place. */
const calledOff = ['cancelledAt', 'cancelledBy', 'closed'] as const;

export const changesNumbers = ({ capacity, places }: ClassEdit): boolean =>
  capacity !== undefined || places.length > 0;

const noteOf = ({ of, reinstates, at }: StoredEdit): Noted[] =>
  reinstates && of.cancelledBy
    ? [
        {
          ...reinstates,
          of,
          marketplace: of.cancelledBy,
          source: 'reinstated',
          status: 'applied',
          at: at.toISOString(),
          message: 'The studio says that it takes place after all.',
        },
      ]
    : [];

/**
 * Stores an edit whole: the class's new numbers, its history, what is owed to each marketplace and the audit row. A
 * decision that waits for the class gives way: it was made for other numbers.
 *
 * @returns the class as it then stands; undefined when it changed since it was read, and nothing was written
 */
export async function storeEdit(stored: StoredEdit): Promise<ClassItem | undefined> {
  const { studioId, of, edit } = stored;
  const key = { studioId, classId: of.classId, month: monthOf(of.classId) };
  const logged = edit.places.map(({ channel, to }) => ({
    minutesBefore: minutesBefore(stored),
    channel,
    places: to,
  }));
  const waiting = await waitingDecision(stored);
  const undone = (await readDecision(studioId, stored.undoes?.decisionId))?.decisionId;
  const transaction = pipeline.transaction.write((entities) => [
    entities.class
      .patch(key)
      .set(changed(stored))
      .data((item, { set }) => {
        for (const { marketplace, places } of shownBefore(of, stored.pushes))
          set(item.mayShow[marketplace], places);
      })
      .remove(['pendingDecisionId', ...(stored.reinstates ? calledOff : [])])
      .where((item, { eq }) => eq(item.version, of.version))
      .commit(),
    entities.demand
      .patch(key)
      .set({ totalCapacity: edit.totalCapacity })
      .append({ allocationLog: logged })
      .commit(),
    ...owedWrites(entities, owingOf(stored)),
    ...(changesNumbers(edit) ? [changeWrite(entities.change, changeOf(stored))] : []),
    ...noteOf(stored).map((noted) => notedWrite(entities.adjustment, noted)),
    ...undoneWrites(entities, stored, undone),
    ...supersededWrites(entities.decision, stored, waiting),
    entities.audit.create(auditOf(stored)).commit(),
    ...tallyWrites(entities, studioId, of.classId, talliesOf(stored, waiting)),
    ...(stored.automatic ? notPausedChecks(entities, studioId) : []),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  if (canceled) return undefined;
  const { pendingDecisionId: _, ...rest } = of;
  const { cancelledAt: _at, cancelledBy: _by, closed: _closed, ...standing } = rest;
  return { ...(stored.reinstates ? standing : rest), ...changed(stored) };
}
