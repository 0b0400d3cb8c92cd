import type { Recommendation } from '#shared/contracts/decisions/decision.ts';
import type { RecordedFacts } from '#shared/contracts/decisions/facts.ts';
import type { StudioSettings } from '#shared/contracts/settings/settings.ts';
import type { DaySums } from '#shared/core/forecast/marked-day.ts';
import type { DemandModel } from '#shared/core/forecast/types.ts';
import type { DirectVisit, Known, PaidBySeries } from '#shared/core/visits/direct-price.ts';
import type { RootOf } from '#shared/core/successors/series-roots.ts';
import type { RulesOutcome } from '#shared/core/rules/types.ts';
import type { StoredDemand } from '#functions/_domain/classes/class-evidence.ts';
import type { Openings } from '#functions/_domain/classes/openings.ts';
import type { CustomerBooking } from '#functions/_domain/classes/customer-bookings.ts';
import type { Contract } from '#functions/_domain/connections/contract.ts';
import type { ClassToRule, NamedRule } from '#functions/_domain/places/decisions/obey-rules.ts';
import type { StandingRejection } from '#functions/_domain/places/decisions/rejection.ts';
import type { AskingRule } from '#functions/_domain/places/decisions/withdrawal.ts';

/** A class that may be decided. */
export interface OpenClass extends ClassToRule {
  readonly classId: string;
  readonly seriesId: string;
  readonly startsAt: string;
  /** The recommendations that its owner rejected, oldest first. */
  readonly rejections?: readonly StandingRejection[] | undefined;
}

/** What is learned from a whole studio before any class is decided. It is plain data, safe to store as JSON. */
export interface Learned {
  readonly model: DemandModel;
  /** When classes go on sale; missing in data stored by earlier versions. */
  readonly openings?: Openings | undefined;
  /** How much better than expected the classes on sale do. */
  readonly week: number;
  /** The payments for direct visits. Their worth follows from these and from the owner's settings. */
  readonly paid: PaidBySeries;
  /** The start of the first class that was learned from; null without one. */
  readonly firstStartsAt: string | null;
}

export interface StudioToDecide {
  readonly settings: Pick<StudioSettings, 'currency' | 'inventoryMode' | 'ai'>;
  readonly contracts: readonly Contract[];
  /** In the order in which they are applied. */
  readonly rules: readonly NamedRule[];
  readonly open: readonly OpenClass[];
  /** The classes to decide; all open ones if omitted. */
  readonly only?: ReadonlySet<string> | undefined;
  /** The result of an earlier run's learning. If given, `past` and `visits` are not read, and `open` may be a part. */
  readonly learned?: Learned | undefined;
  /** The direct bookings that prices are learned from. */
  readonly visits: readonly DirectVisit[];
  /** Who booked past classes. It shows how many customers turn to another channel when a marketplace is closed. */
  readonly customers?: readonly CustomerBooking[] | undefined;
  /** The worth of direct visits as the owner set it. */
  readonly ownValues: Known['own'];
  readonly demandOf: ReadonlyMap<string, StoredDemand>;
  readonly past: readonly StoredDemand[];
  /** The effects of marked days that may be older than `past`. */
  readonly earlierDays?: readonly DaySums[] | undefined;
  /** The series under which a series' demand is learned, if classes moved or were renamed. By default its own. */
  readonly rootOf?: RootOf | undefined;
  readonly now: Date;
  /** How long a booking may be unknown to other marketplaces; counts in `shared` inventory. */
  readonly syncDelayHours?: number | undefined;
}

/** The advice for one class. */
export interface ClassAdvice {
  readonly classId: string;
  readonly confidence: number;
  /** Of the money that the changes may win or lose, the share that is expected to be won. */
  readonly gainShare?: number;
  readonly decisionType: 'optimizer' | 'rule';
  /** The rules that request it. */
  readonly rules: readonly AskingRule[];
  readonly analysis: string;
  readonly expectedRevenueMinor: number;
  /** The range in which the revenue falls eight times out of ten. Computed only for a decision. */
  readonly band?: { readonly expectedRevenueLowMinor: number; readonly expectedRevenueHighMinor: number };
  /** The facts behind it. */
  readonly facts?: RecordedFacts | undefined;
  readonly recommendations: Recommendation[];
}

/** The result for one open class. */
export interface ClassOutcome {
  readonly classId: string;
  /** Null when no change is worth a decision. */
  readonly advice: ClassAdvice | null;
  /** The rules that fired for it and still hold, and those that fired just now. */
  readonly firings: RulesOutcome['firings'];
  readonly fired: readonly string[];
}
