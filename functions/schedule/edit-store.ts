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

export interface StoredEdit {
  readonly studioId: string;
  readonly of: ClassItem;
  readonly edit: ClassEdit;
  readonly pushes: readonly OwedChange[];
  readonly changeId: string;
  /** The change that this one undoes. */
  readonly undoes?: string | undefined;
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

/** The decision that waits for the class; one that was answered meanwhile does not. */
async function waitingDecision({ studioId, of }: StoredEdit): Promise<string | undefined> {
  const { pendingDecisionId: decisionId } = of;
  if (decisionId === undefined) return undefined;
  const { data } = await DecisionEntity.get({ studioId, decisionId }).go({ consistent: true });
  return data?.status === 'pending-review' ? decisionId : undefined;
}

const undoneWrites = (change: ChangeWriter, { studioId, of: { classId }, undoes, changeId }: StoredEdit) =>
  undoes === undefined ? [] : [undoneWrite(change, studioId, { classId, changeId: undoes }, changeId)];

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
    ...undoneWrites(entities.change, stored),
    ...supersededWrites(entities.decision, stored, waiting),
    entities.audit.create(auditOf(stored)).commit(),
    ...tallyWrites(entities, studioId, of.classId, talliesOf(stored, waiting)),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  if (canceled) return undefined;
  const { pendingDecisionId: _, ...rest } = of;
  return { ...rest, ...changed(stored) };
}
