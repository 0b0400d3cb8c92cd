import type { Recommendation } from '#shared/contracts/decisions/decision.ts';
import type { DecisionFacts } from '#shared/contracts/decisions/facts.ts';
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
  /** What its owner refused, oldest first. */
  readonly rejections?: readonly StandingRejection[] | undefined;
}

/** What is learnt of a whole studio before any class is decided: plain data, safe to store as JSON. */
export interface Learned {
  readonly model: DemandModel;
  /** When classes go on sale; what was stored before this was learnt has none. */
  readonly openings?: Openings | undefined;
  /** How much better than expected the classes on sale do. */
  readonly week: number;
  /** What direct visits paid. What they are worth follows from it and from what the owner said. */
  readonly paid: PaidBySeries;
  /** When the first class began that it was learnt from; null without one. */
  readonly firstStartsAt: string | null;
}

export interface StudioToDecide {
  readonly settings: Pick<StudioSettings, 'currency' | 'inventoryMode' | 'ai'>;
  readonly contracts: readonly Contract[];
  /** In the order in which they are applied. */
  readonly rules: readonly NamedRule[];
  readonly open: readonly OpenClass[];
  /** The classes to decide; all open ones where not given. */
  readonly only?: ReadonlySet<string> | undefined;
  /** What was learnt lately: then `past` and `visits` are not asked, and `open` may be a part. */
  readonly learned?: Learned | undefined;
  /** The direct bookings that prices are learnt from. */
  readonly visits: readonly DirectVisit[];
  /** Who booked past classes: tells how many turn to another channel when a marketplace is closed. */
  readonly customers?: readonly CustomerBooking[] | undefined;
  /** What the owner said that direct visits are worth. */
  readonly ownValues: Known['own'];
  readonly demandOf: ReadonlyMap<string, StoredDemand>;
  readonly past: readonly StoredDemand[];
  /** What marked days did that may be older than `past`. */
  readonly earlierDays?: readonly DaySums[] | undefined;
  /** Under which series the demand of a series is learnt, where classes moved or were renamed; its own where not given. */
  readonly rootOf?: RootOf | undefined;
  readonly now: Date;
  /** How long a booking may be unknown to other marketplaces; counts in `shared` inventory. */
  readonly syncDelayHours?: number | undefined;
}

/** What is advised for one class. */
export interface ClassAdvice {
  readonly classId: string;
  readonly confidence: number;
  /** Of the money that the changes may win or lose, the share that is expected to be won. */
  readonly gainShare?: number;
  readonly decisionType: 'optimizer' | 'rule';
  /** The rules that ask for it. */
  readonly rules: readonly AskingRule[];
  readonly analysis: string;
  readonly expectedRevenueMinor: number;
  /** Eight times of ten it brings so much; looked at where a decision is made of it. */
  readonly band?: { readonly expectedRevenueLowMinor: number; readonly expectedRevenueHighMinor: number };
  /** What it was made from. */
  readonly facts?: DecisionFacts | undefined;
  readonly recommendations: Recommendation[];
}

/** What became of one open class. */
export interface ClassOutcome {
  readonly classId: string;
  /** Null where nothing is worth a decision. */
  readonly advice: ClassAdvice | null;
  /** The rules that fired for it and still hold, and those that fired just now. */
  readonly firings: RulesOutcome['firings'];
  readonly fired: readonly string[];
}
