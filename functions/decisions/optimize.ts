import { channelNames, marketplaces, type Marketplace } from '../../shared/contracts/channels.ts';
import type { Recommendation } from '../../shared/contracts/decisions/decision.ts';
import type { StudioSettings } from '../../shared/contracts/settings/settings.ts';
import { decideAllocation } from '../../shared/core/allocation/decide-allocation.ts';
import type { AllocationInput, ChannelPosition } from '../../shared/core/allocation/types.ts';
import { fitDemand } from '../../shared/core/forecast/fit-demand.ts';
import { forecastClass } from '../../shared/core/forecast/forecast-class.ts';
import { directChannel, type ClassForecast } from '../../shared/core/forecast/types.ts';
import { weekMultiplier } from '../../shared/core/forecast/week-multiplier.ts';
import type { RulesOutcome } from '../../shared/core/rules/types.ts';
import {
  historiesOf,
  openClassEvidence,
  type OpenClassEvidence,
  type StoredDemand,
} from './class-evidence.ts';
import { directRevenueMinor, type PricedClass } from './direct-revenue.ts';
import { cutOffHours } from './horizon.ts';
import {
  obeyRules,
  openElsewhere,
  type ClassToRule,
  type NamedRule,
  type RuledDecision,
} from './obey-rules.ts';
import { explainRuled } from './rule-words.ts';

/**
 * How long a decision stands before the next one can take effect: an hour where decisions execute themselves, a day
 * where an owner looks at them.
 */
const standsHours = ({ autoExecute }: StudioSettings['ai']): number => (autoExecute ? 1 : 24);

/** A marketplace the studio has connected, and what a booking there brings. */
export interface Contract {
  readonly marketplace: Marketplace;
  readonly revenuePerBookingMinor: number;
  readonly noShowPayPercent: number;
}

/** A class that may be decided. */
export interface OpenClass extends PricedClass, ClassToRule {
  readonly classId: string;
  readonly startsAt: string;
}

export interface StudioToDecide {
  readonly settings: Pick<StudioSettings, 'currency' | 'inventoryMode' | 'ai'>;
  readonly contracts: readonly Contract[];
  /** In the order in which they are applied. */
  readonly rules: readonly NamedRule[];
  readonly open: readonly OpenClass[];
  /** The classes to decide; all open ones where not given. */
  readonly only?: ReadonlySet<string> | undefined;
  readonly priced: readonly PricedClass[];
  readonly demandOf: ReadonlyMap<string, StoredDemand>;
  readonly past: readonly StoredDemand[];
  readonly now: Date;
}

/** What is advised for one class. */
export interface Advice {
  readonly classId: string;
  readonly confidence: number;
  readonly decisionType: 'optimizer' | 'rule';
  readonly analysis: string;
  readonly expectedRevenueMinor: number;
  readonly recommendations: Recommendation[];
}

/** What became of one open class. */
export interface Look {
  readonly classId: string;
  /** Null where nothing is worth a decision. */
  readonly advice: Advice | null;
  /** The rules that fired for it and still hold, and those that fired just now. */
  readonly firings: RulesOutcome['firings'];
  readonly fired: readonly string[];
}

/** A repeatable seed for one class's simulations: the last digits of its id. */
const seedOf = (classId: string): number => Number.parseInt(classId.slice(-8), 16);

interface Seen {
  readonly of: OpenClass;
  readonly evidence: OpenClassEvidence;
}

function positionsOf(studio: StudioToDecide, { of, evidence: { observed, state } }: Seen): ChannelPosition[] {
  const booked = (channel: string) => observed.booked[state.channels.indexOf(channel)] ?? 0;
  const direct: ChannelPosition = {
    channel: directChannel,
    booked: booked(directChannel),
    allocation: null,
    revenueMinor: directRevenueMinor(of, studio.priced, studio.contracts),
    noShowPay: 1,
  };
  const others = studio.contracts.map(({ marketplace, revenuePerBookingMinor, noShowPayPercent }) => ({
    channel: marketplace,
    booked: booked(marketplace),
    allocation: Math.min(of.totalCapacity, Math.max(of.allocations[marketplace] ?? 0, booked(marketplace))),
    revenueMinor: revenuePerBookingMinor,
    noShowPay: noShowPayPercent / 100,
  }));
  return [direct, ...others];
}

/** Open places that channels hold which are not decided here: in `separate` inventory nobody else may have them. */
const heldElsewhere = ({ settings, contracts }: StudioToDecide, of: OpenClass): number =>
  settings.inventoryMode === 'separate'
    ? openElsewhere(
        of,
        contracts.map(({ marketplace }) => marketplace),
      )
    : 0;

const heldWords = (held: number): string =>
  held === 0
    ? ''
    : ` ${held} more ${held === 1 ? 'place is' : 'places are'} held by channels that are not connected.`;

function inputOf(studio: StudioToDecide, seen: Seen, forecast: ClassForecast): AllocationInput {
  const channels = positionsOf(studio, seen);
  const soldByThese = channels.reduce((sum, { booked }) => sum + booked, 0);
  const soldElsewhere = Math.max(0, seen.of.bookings - soldByThese);
  const unavailable = soldElsewhere + heldElsewhere(studio, seen.of);
  return {
    capacity: Math.max(soldByThese, seen.of.totalCapacity - unavailable),
    inventory: studio.settings.inventoryMode,
    hoursLeft: seen.evidence.state.hoursLeft,
    channels,
    forecast,
    guidelines: { maxSlotAdjustment: studio.settings.ai.maxSlotAdjustment, minHoursBeforeClass: cutOffHours },
    runIntervalHours: standsHours(studio.settings.ai),
    seed: seedOf(seen.of.classId),
  };
}

function adviceOf(studio: StudioToDecide, { of }: Seen, ruled: RuledDecision): Advice {
  const { currency } = studio.settings;
  const words = explainRuled(of, ruled, { currency, channelNames, rules: studio.rules });
  const { decision, decisionType } = ruled;
  return {
    classId: of.classId,
    confidence: decision.confidence,
    decisionType,
    analysis: words.analysis + heldWords(heldElsewhere(studio, of)),
    expectedRevenueMinor: decision.expectedRevenueImpactMinor,
    recommendations: decision.changes.flatMap((change) => {
      const marketplace = marketplaces.find((name) => name === change.channel);
      if (!marketplace) return [];
      return {
        marketplace,
        action: change.action,
        slotChange: change.slotChange,
        placesFrom: change.from,
        placesTo: change.to,
        reasoning: words.reasoningByChannel[change.channel] ?? '',
        expectedRevenueMinor: change.expectedRevenueImpactMinor,
      };
    }),
  };
}

/** A change that is expected to bring less than this share of the cheapest booking is not worth an owner's look. */
const worthwhileShare = 0.1;

/** Whether it asks for any change, and one that pays. */
function isWorthwhile(
  { recommendations, expectedRevenueMinor }: Advice,
  contracts: readonly Contract[],
): boolean {
  const cheapestMinor = Math.min(...contracts.map(({ revenuePerBookingMinor }) => revenuePerBookingMinor));
  const changes = recommendations.some(({ slotChange }) => slotChange !== 0);
  return changes && expectedRevenueMinor > 0 && expectedRevenueMinor >= cheapestMinor * worthwhileShare;
}

function lookAt(studio: StudioToDecide, seen: Seen, forecast: ClassForecast): Look {
  const input = inputOf(studio, seen, forecast);
  const ruled = obeyRules(seen.of, input, decideAllocation(input), studio.rules);
  const advice = adviceOf(studio, seen, ruled);
  return {
    classId: seen.of.classId,
    advice: ruled.asksForChange || isWorthwhile(advice, studio.contracts) ? advice : null,
    firings: ruled.outcome.firings,
    fired: ruled.outcome.fired,
  };
}

/**
 * Decides every open class of a studio: learns its demand from the finished classes, forecasts each open one, and
 * advises where more revenue is expected by moving places, or where a rule of the owner asks for it.
 */
export function lookAtStudio(studio: StudioToDecide): Look[] {
  const connected = studio.contracts.map(({ marketplace }) => marketplace);
  const model = fitDemand(historiesOf(studio.past, connected, studio.now));
  const seen = studio.open.flatMap((of): Seen[] => {
    const demand = studio.demandOf.get(of.classId);
    return demand ? [{ of, evidence: openClassEvidence(demand, connected, studio.now) }] : [];
  });
  const week = weekMultiplier(
    model,
    seen.map(({ evidence }) => evidence.state),
  );
  const wanted = seen.filter(({ of }) => studio.only?.has(of.classId) ?? true);
  return wanted.map((one) => lookAt(studio, one, forecastClass(model, one.evidence.state, week)));
}
