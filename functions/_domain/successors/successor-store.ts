import { LearnedSinceEntity } from '#functions/_data/classes/learned-demand.ts';
import {
  ReplacingSeriesEntity,
  type ReplacingSeriesItem,
} from '#functions/_data/classes/replacing-series.ts';
import { SuccessorEntity } from '#functions/_data/classes/successor.ts';
import { readBetween } from '#functions/_data/read-together.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { AuditRow, Derivers } from '#functions/_domain/commit/derived.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import type { PairedSeries, StoredSuccessor, SuccessorChange } from './succession.ts';

/**
 * Reads all pairs of a studio with strong consistency. Their number is limited by how often the timetable has changed.
 */
export const readSuccessors = async (table: StudioTable, studioId: string): Promise<StoredSuccessor[]> =>
  (await table.of(SuccessorEntity).query.primary({ studioId }).go({ pages: 'all', consistent: true })).data;

export async function readSuccessor(
  table: StudioTable,
  studioId: string,
  successorId: string,
): Promise<StoredSuccessor | undefined> {
  const { data } = await table.of(SuccessorEntity).get({ studioId, successorId }).go({ consistent: true });
  return data ?? undefined;
}

/** A text that sorts after every id with the same beginning. */
const afterAll = '~';

/** Reads the series that a series replaces, if that is settled. */
async function readPredecessor(
  table: StudioTable,
  studioId: string,
  seriesId: string,
): Promise<StoredSuccessor | undefined> {
  const first = { studioId, successorId: `${seriesId}-` };
  const pairs = await readBetween(
    table,
    SuccessorEntity,
    [first, { studioId, successorId: `${seriesId}-${afterAll}` }],
    { consistent: true },
  );
  return pairs.find(({ state }) => state === 'linked');
}

/** The most links of a chain that are followed back. */
const predecessorsMax = 3;

/** Reads the series that a series replaces, and their predecessors, nearest first. */
export async function readPredecessors(
  table: StudioTable,
  studioId: string,
  seriesId: string,
): Promise<StoredSuccessor[]> {
  const found: StoredSuccessor[] = [];
  for (let current = seriesId; found.length < predecessorsMax;) {
    const link = await readPredecessor(table, studioId, current);
    if (!link) break;
    found.push(link);
    current = link.fromSeriesId;
  }
  return found;
}

/** Whether a series may have replaced another one, by the list that is read with the studio's other items. */
export const mayReplace = (listed: ReplacingSeriesItem | undefined, seriesId: string): boolean =>
  listed?.isComplete !== true || (listed.seriesIds ?? []).includes(seriesId);

const replacingIn = (successors: readonly StoredSuccessor[]): string[] => [
  ...new Set(successors.flatMap(({ state, toSeriesId }) => (state === 'linked' ? [toSeriesId] : []))),
];

/**
 * Records that all pairs of a studio are in its list of series that replaced another one.
 *
 * @param successors all pairs, as they were read. Pairs that were linked since then were listed with their links
 */
export async function completeReplacingSeries(
  table: StudioTable,
  studioId: string,
  successors: readonly StoredSuccessor[],
): Promise<void> {
  const seriesIds = replacingIn(successors);
  await table
    .of(ReplacingSeriesEntity)
    .update({ studioId })
    .set({ isComplete: true })
    .add(seriesIds.length > 0 ? { seriesIds } : {})
    .go();
}

export interface SuccessorPage {
  readonly successors: readonly StoredSuccessor[];
  /** `<changedAt>#<successorId>` of the last pair. Undefined if there are no more. */
  readonly last: string | undefined;
}

/** One page of the pending or the settled pairs, latest first. */
export async function pageOfSuccessors(
  table: StudioTable,
  studioId: string,
  list: StoredSuccessor['list'],
  below: string | undefined,
  itemsMax: number,
): Promise<SuccessorPage> {
  const [changedAt = '', successorId = ''] = (below ?? `${afterAll}#`).split('#');
  const { data } = await table
    .of(SuccessorEntity)
    .query.byList({ studioId, list })
    .lt({ changedAt, successorId })
    .go({ order: 'desc', limit: itemsMax + 1 });
  const successors = data.slice(0, itemsMax);
  const last = successors.at(-1);
  return {
    successors,
    last: data.length > itemsMax && last ? `${last.changedAt}#${last.successorId}` : undefined,
  };
}

/** A pair is proposed, or an unanswered proposal is dropped. */
interface SuccessorProposed {
  readonly kind: 'successor-proposed';
  readonly change: SuccessorChange;
}

/** A pair is linked, declined or undone, by the owner or automatically. */
interface SuccessorSettled {
  readonly kind: 'successor-settled';
  readonly change: SuccessorChange;
  readonly audit: AuditRow;
  /** Whether demand has to be learned again. Not needed for a run that is already learning. */
  readonly learnsAnew: boolean;
}

/** The write that lists a series as one that replaced another. Every linked pair is stored together with it. */
const listedWrites = ({ studioId, state, toSeriesId }: StoredSuccessor): Write[] =>
  state === 'linked'
    ? [
        writerOf(ReplacingSeriesEntity)
          .update({ studioId })
          .add({ seriesIds: [toSeriesId] })
          .commit(),
      ]
    : [];

function itemWrites({ before, after }: SuccessorChange): Write[] {
  const writer = writerOf(SuccessorEntity);
  if (after)
    return [
      ...listedWrites(after),
      writer
        .put({ ...after, changes: [...after.changes] })
        .where((item, { eq, notExists }) =>
          before ? eq(item.version, before.version) : notExists(item.version),
        )
        .commit(),
    ];
  if (!before) return [];
  const { studioId, successorId } = before;
  return [
    writer
      .delete({ studioId, successorId })
      .where((item, { eq }) => eq(item.version, before.version))
      .commit(),
  ];
}

export const successorDerivers: Derivers<SuccessorProposed | SuccessorSettled> = {
  'successor-proposed': ({ change }) => ({ items: itemWrites(change) }),
  'successor-settled': ({ change, audit, learnsAnew }) => ({
    items: [
      ...itemWrites(change),
      ...(learnsAnew
        ? [
            writerOf(LearnedSinceEntity)
              .update({ studioId: audit.studioId })
              .set({ historyChangedAt: audit.at })
              .commit(),
          ]
        : []),
    ],
    audit,
  }),
};

/** The audit row for all of the changes, without its id. */
export type SuccessorAudit = Pick<AuditRow, 'studioId' | 'at' | 'actor' | 'action' | 'correlationId'>;

const nameOf = ({ className, localTime, room }: PairedSeries): string => `${className} ${localTime} ${room}`;

const rowOf = (auditId: string, audit: SuccessorAudit, { before, after }: SuccessorChange): AuditRow => {
  const successor = after ?? before;
  return {
    ...audit,
    auditId,
    subject: successor?.successorId ?? '',
    ...(successor && { note: `${nameOf(successor.from)} → ${nameOf(successor.to)}` }),
  };
};

/**
 * Stores an owner's answer and marks learned demand as out of date.
 *
 * @returns false if the pair has changed since it was read
 */
export const storeSuccessorAnswer = (
  table: StudioTable,
  change: SuccessorChange,
  auditId: string,
  audit: SuccessorAudit,
): Promise<boolean> =>
  committed(table, successorDerivers, [
    { kind: 'successor-settled', change, audit: rowOf(auditId, audit, change), learnsAnew: true },
  ]);

const isSettled = ({ before, after }: SuccessorChange): boolean =>
  before?.state === 'linked' || after?.state === 'linked';

/** Stores the pairs found in a timetable, one by one. Pairs that somebody has settled meanwhile are left alone. */
export async function storeSuccessions(
  table: StudioTable,
  changes: readonly SuccessorChange[],
  newId: () => string,
  audit: Omit<SuccessorAudit, 'action'>,
): Promise<void> {
  for (const change of changes) {
    const action = change.after ? 'schedule.linkSuccessor' : 'schedule.unlinkSuccessor';
    const successor = isSettled(change)
      ? ({
          kind: 'successor-settled',
          change,
          audit: rowOf(newId(), { ...audit, action }, change),
          learnsAnew: false,
        } as const)
      : ({ kind: 'successor-proposed', change } as const);
    await committed(table, successorDerivers, [successor]);
  }
}
