import type { Write } from '#functions/_data/table/writer.ts';
import type { Tally } from '#functions/_domain/classes/tally.ts';
import type { Follow, follows, Kind } from './follows.ts';

/** One line of the audit trail. */
export interface AuditRow {
  readonly studioId: string;
  readonly auditId: string;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly note?: string;
  readonly correlationId: string;
}

interface OfClass {
  readonly studioId: string;
  readonly classId: string;
}

/** The change of the dashboard's totals. */
export interface CountedChange {
  /** A class of the change. It determines the shard of the counters. */
  readonly cls: OfClass;
  readonly by: readonly Tally[];
}

/** The rules that requested a change. The change is stored only if all of them exist and are switched on. */
export interface RulesRequested {
  readonly cls: OfClass;
  readonly requested: readonly string[];
  /** The rules that fired for the first time, with the time. These firings are counted. */
  readonly fired?: readonly { readonly ruleId: string; readonly at: string }[];
}

/**
 * The writes that `placesMoved` in places.ts derives from changed places. Only derivers that need it import it, which
 * keeps it out of other functions' bundles.
 */
export interface MovedWrites {
  readonly follow: 'places';
  readonly writes: readonly Write[];
}

/** The writes that `pendingAnew` derives. */
export interface OutboxWrites {
  readonly follow: 'outbox';
  readonly writes: readonly Write[];
}

/** The writes that `recordedLine` of recorded-store.ts derives. */
export interface RecordedWrites {
  readonly follow: 'recorded';
  readonly writes: readonly Write[];
}

/** Everything that has to be written because of one change. */
export interface Derived {
  /** The change's own items with their conditions, and the checks that it needs. */
  readonly items?: readonly Write[];
  readonly places?: MovedWrites | undefined;
  readonly outbox?: OutboxWrites | undefined;
  readonly audit?: AuditRow | undefined;
  readonly tally?: CountedChange | undefined;
  readonly recorded?: RecordedWrites | undefined;
  readonly rules?: RulesRequested | undefined;
  /** Set for an automatic change. It is stored only if neither the studio nor the team has paused automation. */
  readonly unpaused?: { readonly studioId: string } | undefined;
}

/** The writes that a kind of change must have, and the writes that it may have. */
export type DerivedOf<K extends Kind> = Derived & {
  readonly [F in Extract<(typeof follows)[K][number], Follow>]: NonNullable<Derived[F]>;
};

/** A change, as plain data with a kind. */
export interface SomeChange {
  readonly kind: Kind;
}

/** For each kind of change, the function that derives its writes. */
export type Derivers<C extends SomeChange> = {
  readonly [K in C['kind']]: (change: Extract<C, { readonly kind: K }>) => DerivedOf<K>;
};
