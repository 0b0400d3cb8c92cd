import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { writeTogether } from '#functions/_data/write-together.ts';
import { tallyWrites } from '#functions/_domain/classes/tally-store.ts';
import { notPausedChecks } from './automation-checks.ts';
import type { Derived, Derivers, SomeChange } from './derived.ts';
import { rulesWrites } from './rule-checks.ts';
import type { OpenTable } from '#functions/_platform/ports/table.ts';

/** Checks shared by several changes. They can fail a transaction, in addition to the conditions of the changes. */
type Shared = 'tally' | 'rules' | 'unpaused';

/** A write, and the kind of change that needs it. */
interface Labelled<C extends SomeChange> {
  readonly kind: C['kind'] | Shared;
  readonly write: Write;
}

const labelled = <C extends SomeChange>(kind: C['kind'] | Shared, writes: readonly Write[]): Labelled<C>[] =>
  writes.map((write) => ({ kind, write }));

/** The lines that a single change adds to Logs and to the audit trail. */
export const lineWrites = ({ audit, recorded }: Derived): Write[] => [
  ...(recorded?.writes ?? []),
  ...(audit ? [writerOf(AuditEntity).create(audit).commit()] : []),
];

/** The writes that belong to a single change. */
const ownWrites = (derived: Derived): Write[] => [
  ...(derived.items ?? []),
  ...(derived.places?.writes ?? []),
  ...(derived.outbox?.writes ?? []),
  ...lineWrites(derived),
];

/** The totals of all changes: one write for the counters and one for each day. */
function talliesOf(all: readonly Derived[]): Write[] {
  const counted = all.flatMap(({ tally }) => tally ?? []);
  const [first] = counted;
  if (!first) return [];
  const { studioId, classId } = first.cls;
  return tallyWrites(
    studioId,
    classId,
    counted.flatMap(({ by }) => by),
  );
}

function checksOf(all: readonly Derived[]): Write[] {
  const [first] = all.flatMap(({ unpaused }) => unpaused ?? []);
  return first ? notPausedChecks(first.studioId) : [];
}

/** All writes for several changes of one studio. A write shared by several changes is included once. */
export function writesOf<C extends SomeChange>(derivers: Derivers<C>, changes: readonly C[]): Labelled<C>[] {
  const deriverOf = derivers as Readonly<Record<C['kind'], (change: C) => Derived>>;
  const all = changes.map((change: C) => {
    const kind: C['kind'] = change.kind;
    return { kind, derived: deriverOf[kind](change) };
  });
  const derived = all.map((one) => one.derived);
  return [
    ...all.flatMap((one) => labelled<C>(one.kind, ownWrites(one.derived))),
    ...labelled<C>('rules', rulesWrites(derived.flatMap(({ rules }) => rules ?? []))),
    ...labelled<C>('tally', talliesOf(derived)),
    ...labelled<C>('unpaused', checksOf(derived)),
  ];
}

export interface Committed<C extends SomeChange> {
  readonly stored: boolean;
  /** If nothing was stored, the kinds of change whose conditions failed, and the shared checks that failed. */
  readonly refused: ReadonlySet<C['kind'] | Shared>;
}

/**
 * Stores changes and everything that follows from them in one transaction, or stores nothing.
 *
 * @param table the studio's table, or the shared one for changes that belong to no studio
 * @param changes changes of one studio, each class at most once
 * @throws if they exceed one transaction, or if the table stays too busy; nothing is stored then
 */
export async function commit<C extends SomeChange>(
  table: OpenTable,
  derivers: Derivers<C>,
  changes: readonly C[],
): Promise<Committed<C>> {
  const writes = writesOf(derivers, changes);
  const outcome = await writeTogether(
    table,
    writes.map(({ write }) => write),
  );
  return {
    stored: outcome.stored,
    refused: new Set(outcome.stored ? [] : outcome.refused.flatMap((index) => writes[index]?.kind ?? [])),
  };
}

/** Like `commit`, but returns only whether the changes were stored. */
export const committed = async <C extends SomeChange>(
  table: OpenTable,
  derivers: Derivers<C>,
  changes: readonly C[],
): Promise<boolean> => (await commit(table, derivers, changes)).stored;
