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
  /** The recommendations that the class's owner rejected, oldest first. */
  readonly rejections?: readonly StandingRejection[] | undefined;
}

/** What is learned from a whole studio before any class is decided. Plain data that can be stored as JSON. */
export interface Learned {
  readonly model: DemandModel;
  /** When classes go on sale; missing in data stored by earlier versions. */
  readonly openings?: Openings | undefined;
  /** How much better than expected the classes on sale are selling. */
  readonly week: number;
  /** The payments for direct visits. The value of a visit is derived from these and the owner's settings. */
  readonly paid: PaidBySeries;
  /** The start of the first class that demand was learned from; null if there was none. */
  readonly firstStartsAt: string | null;
}

export interface StudioToDecide {
  readonly settings: Pick<StudioSettings, 'currency' | 'inventoryMode' | 'ai'>;
  readonly contracts: readonly Contract[];
  /** The rules in the order in which they are applied. */
  readonly rules: readonly NamedRule[];
  readonly open: readonly OpenClass[];
  /** The classes to decide; all open ones if omitted. */
  readonly only?: ReadonlySet<string> | undefined;
  /**
   * The result of an earlier run's learning. If given, `past` and `visits` are not read, and `open` may be incomplete.
   */
  readonly learned?: Learned | undefined;
  /** The direct bookings from which prices are learned. */
  readonly visits: readonly DirectVisit[];
  /** Who booked past classes. It shows how many customers switch to another channel when a marketplace is closed. */
  readonly customers?: readonly CustomerBooking[] | undefined;
  /** The value of direct visits that the owner set. */
  readonly ownValues: Known['own'];
  readonly demandOf: ReadonlyMap<string, StoredDemand>;
  readonly past: readonly StoredDemand[];
  /** The effects of marked days, which may be older than `past`. */
  readonly earlierDays?: readonly DaySums[] | undefined;
  /**
   * Maps a series to the series under which its demand is learned, for classes that moved or were renamed. By default
   * each series maps to itself.
   */
  readonly rootOf?: RootOf | undefined;
  readonly now: Date;
  /** How long other marketplaces may be unaware of a booking; used in `shared` inventory. */
  readonly syncDelayHours?: number | undefined;
}

/** The recommendation for one class. */
export interface ClassAdvice {
  readonly classId: string;
  readonly confidence: number;
  /** The expected gain as a share of all the money that the changes may win or lose. */
  readonly gainShare?: number;
  readonly decisionType: 'optimizer' | 'rule';
  /** The rules that request the change. */
  readonly rules: readonly AskingRule[];
  readonly analysis: string;
  readonly expectedRevenueMinor: number;
  /**
   * The range that contains the revenue eight times out of ten, and its standard deviation. Computed only if there is a
   * decision.
   */
  readonly band?: {
    readonly expectedRevenueLowMinor: number;
    readonly expectedRevenueHighMinor: number;
    readonly expectedRevenueSpreadMinor: number;
  };
  /** The facts behind the recommendation. */
  readonly facts?: RecordedFacts | undefined;
  readonly recommendations: Recommendation[];
}

/** The result for one open class. */
export interface ClassOutcome {
  readonly classId: string;
  /** Null when no change is worth a decision. */
  readonly advice: ClassAdvice | null;
  /** The rules that fired for the class and still hold, and the rules that fired just now. */
  readonly firings: RulesOutcome['firings'];
  readonly fired: readonly string[];
}
