import { answeredFirings } from '../../shared/core/rules/apply-rules.ts';
import { monthOf, type ClassItem } from '../_data/class.ts';
import { DecisionEntity } from '../_data/decision.ts';
import { pipeline } from '../_data/service.ts';
import { transacted } from '../_data/transact.ts';
import type { WriterOf } from '../_data/writer.ts';
import { tallyWrites } from '../dashboard/tally-store.ts';
import { answeredTally, classTally } from '../dashboard/tally.ts';
import { owedWrites, pushVersionsAfter, type OwedChange, type Owing } from '../marketplaces/owed-store.ts';
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
  readonly at: Date;
  readonly auditId: string;
  readonly correlationId: string;
}

const minutesBefore = ({ of, at }: StoredEdit): number => (Date.parse(of.startsAt) - at.getTime()) / 60_000;

const owingOf = ({ studioId, of, pushes, at, correlationId }: StoredEdit): Owing => ({
  studioId,
  of,
  changes: pushes,
  source: 'manual',
  at,
  correlationId,
});

export const changeOf = ({ studioId, of, edit, pushes, changeId, undoes, at }: StoredEdit): NewChange => ({
  studioId,
  classId: of.classId,
  changeId,
  at,
  source: undoes === undefined ? 'manual' : 'undo',
  actor: studioId,
  capacity: edit.capacity,
  places: edit.places,
  pushes,
});

const auditOf = ({ studioId, of, undoes, at, auditId, correlationId }: StoredEdit) => ({
  studioId,
  auditId,
  at: at.toISOString(),
  actor: studioId,
  action: undoes === undefined ? 'schedule.adjustClass' : 'schedule.undoChange',
  subject: of.classId,
  correlationId,
});

/** What was set by hand stands: rules that ask for other places ask no more. */
const changed = ({ of, edit, pushes }: StoredEdit) => ({
  ...(of.ruleFirings && { ruleFirings: answeredFirings(of.ruleFirings, 'declined') }),
  totalCapacity: edit.totalCapacity,
  allocations: edit.allocations,
  pushVersions: pushVersionsAfter({ of, changes: pushes }),
  version: of.version + 1,
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
      .remove(['pendingDecisionId'])
      .where((item, { eq }) => eq(item.version, of.version))
      .commit(),
    entities.demand
      .patch(key)
      .set({ totalCapacity: edit.totalCapacity })
      .append({ allocationLog: logged })
      .commit(),
    ...owedWrites(entities, owingOf(stored)),
    changeWrite(entities.change, changeOf(stored)),
    ...undoneWrites(entities, stored, undone),
    ...supersededWrites(entities.decision, stored, waiting),
    entities.audit.create(auditOf(stored)).commit(),
    ...tallyWrites(entities, studioId, of.classId, talliesOf(stored, waiting)),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  if (canceled) return undefined;
  const { pendingDecisionId: _, ...rest } = of;
  return { ...rest, ...changed(stored) };
}
