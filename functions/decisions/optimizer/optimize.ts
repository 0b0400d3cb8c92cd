import { channelNames, marketplaces } from '#shared/contracts/channels.ts';
import type { StudioSettings } from '#shared/contracts/settings/settings.ts';
import { capDoubleSale, withoutDoubleSale } from '#shared/core/allocation/cap-double-sale.ts';
import { decideAllocation } from '#shared/core/allocation/decide-allocation.ts';
import { FutureEvents } from '#shared/core/allocation/event-list.ts';
import { futuresOf, type Futures } from '#shared/core/allocation/futures.ts';
import type { AllocationInput, ChannelPosition } from '#shared/core/allocation/types.ts';
import { gainOfPlaces } from '#shared/core/advice/try-places.ts';
import { withoutIdle } from '#shared/core/allocation/without-idle.ts';
import { forecastClass } from '#shared/core/forecast/forecast-class.ts';
import { directChannel, type ClassForecast } from '#shared/core/forecast/types.ts';
import { answeredFirings } from '#shared/core/rules/apply-rules.ts';
import { ownRoot } from '#shared/core/successors/series-roots.ts';
import { directPrices } from '#shared/core/visits/direct-price.ts';
import { dayReasonOf } from '#functions/_domain/studio/day-reason.ts';
import { cutOffHoursOf } from '#functions/_domain/classes/horizon.ts';
import { bestRevenueMinor } from '#functions/_domain/connections/contract.ts';
import { termsOf } from './contract-terms.ts';
import { obeyRules, type RuledDecision } from '#functions/_domain/places/decisions/obey-rules.ts';
import { openElsewhere, openUnconfirmed } from '#functions/_domain/places/decisions/open-elsewhere.ts';
import { isExplained } from './better-paying.ts';
import { circumstancesMessage, type Circumstances } from './circumstances.ts';
import { decisionFactsOf } from './facts-of.ts';
import { ruleFactsOf } from './rule-facts.ts';
import { explainRuled } from './rule-messages.ts';
import { isWorthwhile, wasRefused } from './worthwhile.ts';
import type { OpenClass, StudioToDecide, ClassAdvice, ClassOutcome } from './studio-to-decide.ts';
import { learnFrom, seenOf, type ClassOnSale } from './learn-from.ts';

/**
 * How long a decision stays in force before the next one can take effect: an hour if decisions are executed
 * automatically, a day if an owner reviews them.
 */
const standsHours = ({ autoExecute }: StudioSettings['ai']): number => (autoExecute ? 1 : 24);

/** A repeatable seed for one class's simulations, taken from the last digits of its id. */
const seedOf = (classId: string): number => Number.parseInt(classId.slice(-8), 16);

/** A studio, and the revenue of its direct bookings. */
interface PricedStudio extends StudioToDecide {
  readonly directMinor: ReturnType<typeof directPrices>;
}

/**
 * The bookings of each channel, from the class's own figures, which the screens also show. The demand is stored in
 * another item and may be read slightly later.
 */
function positionsOf(studio: PricedStudio, cls: OpenClass): ChannelPosition[] {
  const { rootOf = ownRoot } = studio;
  const booked = (channel: string) => cls.bookedByChannel[channel] ?? 0;
  const direct: ChannelPosition = {
    channel: directChannel,
    booked: booked(directChannel),
    allocation: null,
    revenueMinor: studio.directMinor(rootOf(cls.seriesId)),
    noShowPay: 1,
  };
  const others = studio.contracts.map((contract) => ({
    ...termsOf(contract),
    booked: booked(contract.marketplace),
    allocation: Math.min(
      cls.totalCapacity,
      Math.max(cls.allocations[contract.marketplace] ?? 0, booked(contract.marketplace)),
    ),
  }));
  return [direct, ...others];
}

/** Open places of channels that are not decided here. In `separate` inventory, no other channel may use them. */
const heldElsewhere = ({ settings, contracts }: StudioToDecide, cls: OpenClass): number =>
  settings.inventoryMode === 'separate'
    ? openElsewhere(
        cls,
        contracts.map(({ marketplace }) => marketplace),
      )
    : 0;

/**
 * Open places that marketplaces may still be offering although their number is to be reduced. They can still be sold
 * there.
 */
const stillOffered = ({ settings, contracts }: StudioToDecide, cls: OpenClass): number =>
  settings.inventoryMode === 'separate'
    ? openUnconfirmed(
        cls,
        contracts.map(({ marketplace }) => marketplace),
      )
    : 0;

function circumstancesOf(studio: StudioToDecide, cls: OpenClass, isCapped: boolean): Circumstances {
  const [held, still] = [heldElsewhere(studio, cls), stillOffered(studio, cls)];
  const day = dayReasonOf(studio.demandOf.get(cls.classId)?.day);
  return {
    ...(day && { day }),
    ...(held > 0 && { heldElsewhere: held }),
    ...(still > 0 && { stillOffered: still }),
    ...(isCapped && { capped: true }),
  };
}

function inputOf(studio: PricedStudio, seen: ClassOnSale, forecast: ClassForecast): AllocationInput {
  const channels = positionsOf(studio, seen.cls);
  const soldByThese = channels.reduce((sum, { booked }) => sum + booked, 0);
  return {
    capacity: seen.cls.totalCapacity,
    elsewhere: {
      sold: Math.max(0, seen.cls.bookings - soldByThese),
      held: heldElsewhere(studio, seen.cls) + stillOffered(studio, seen.cls),
    },
    inventory: studio.settings.inventoryMode,
    hoursLeft: seen.evidence.state.hoursLeft,
    channels,
    forecast,
    guidelines: {
      maxSlotAdjustment: studio.settings.ai.maxSlotAdjustment,
      minHoursBeforeClass: cutOffHoursOf(studio.contracts),
    },
    runIntervalHours: standsHours(studio.settings.ai),
    seed: seedOf(seen.cls.classId),
  };
}

function adviceOf(
  studio: StudioToDecide,
  { seen: { cls }, input }: ClassInput,
  ruled: RuledDecision,
  isCapped: boolean,
): ClassAdvice {
  const { currency } = studio.settings;
  const explanation = explainRuled(cls, ruled, { currency, channelNames, rules: studio.rules });
  const { decision, decisionType } = ruled;
  const circumstances = circumstancesOf(studio, cls, isCapped);
  return {
    classId: cls.classId,
    confidence: decision.confidence,
    gainShare: decision.gainShare,
    decisionType,
    rules: studio.rules
      .filter(({ ruleId }) => ruled.outcome.effects.some((effect) => effect.asks && effect.ruleId === ruleId))
      .map(({ ruleId, name }) => ({ ruleId, name })),
    analysis: explanation.analysis + circumstancesMessage(circumstances),
    expectedRevenueMinor: decision.expectedRevenueImpactMinor,
    facts: {
      ...decisionFactsOf(input, ruled, studio.rules),
      ...ruleFactsOf(cls, ruled, studio.rules),
      ...circumstances,
    },
    recommendations: decision.changes.flatMap((change) => {
      const marketplace = marketplaces.find((name) => name === change.channel);
      if (!marketplace) return [];
      return {
        marketplace,
        action: change.action,
        slotChange: change.slotChange,
        placesFrom: change.from,
        placesTo: change.to,
        reasoning: explanation.reasoningByChannel[change.channel] ?? '',
        expectedRevenueMinor: change.expectedRevenueImpactMinor,
      };
    }),
  };
}

/** Adds the range and the variation of the expected gain over the simulated futures from which the gain was computed. */
function withBand(input: AllocationInput, futures: Futures, advice: ClassAdvice): ClassAdvice {
  const places = new Map(advice.recommendations.map(({ marketplace, placesTo }) => [marketplace, placesTo]));
  const { gainLowMinor, gainHighMinor, gainSpreadMinor } = gainOfPlaces(input, places, futures);
  return {
    ...advice,
    band: {
      expectedRevenueLowMinor: gainLowMinor,
      expectedRevenueHighMinor: gainHighMinor,
      expectedRevenueSpreadMinor: gainSpreadMinor,
    },
  };
}

function decideClass(
  studio: StudioToDecide,
  { seen, input }: ClassInput,
  events: FutureEvents,
): ClassOutcome {
  const futures = futuresOf(input, events);
  const alone = withoutIdle(input, decideAllocation(input, futures), futures);
  const obeyed = obeyRules(seen.cls, input, alone, studio.rules, futures);
  const decision = withoutDoubleSale(input, obeyed.decision, studio.syncDelayHours ?? 0, futures);
  const ruled = { ...obeyed, decision };
  const advice = adviceOf(studio, { seen, input }, ruled, decision !== obeyed.decision);
  const { firings, fired } = ruled.outcome;
  const { classId } = seen.cls;
  if (wasRefused(studio, seen.cls, advice))
    return {
      classId,
      advice: null,
      firings: answeredFirings(firings, advice.rules, 'declined'),
      fired: [],
    };
  const isMade = ruled.asksForChange || (isWorthwhile(advice, studio) && isExplained(advice));
  return { classId, advice: isMade ? withBand(input, futures, advice) : null, firings, fired };
}

/** One class in the form that the optimizer's core expects. */
interface ClassInput {
  readonly seen: ClassOnSale;
  readonly input: AllocationInput;
}

/**
 * The core's input for every open class to decide: demand learned from finished classes, and a forecast from the
 * class's own bookings. One class at a time, so that a run does not hold the inputs of all classes in memory.
 */
function* inputsOf(studio: StudioToDecide): Generator<ClassInput> {
  if (studio.open.length === 0) return;
  const learned = studio.learned ?? learnFrom(studio);
  const { model, week, paid } = learned;
  const wanted = seenOf(studio, learned).filter(({ cls }) => studio.only?.has(cls.classId) ?? true);
  const known = { own: studio.ownValues, bestMarketplaceMinor: bestRevenueMinor(studio.contracts) };
  const priced = { ...studio, directMinor: directPrices(paid, known) };
  for (const seen of wanted)
    yield { seen, input: inputOf(priced, seen, forecastClass(model, seen.evidence.state, week)) };
}

/** The core's input for one open class; undefined if its places may no longer be changed. */
export const inputOfClass = (studio: StudioToDecide, classId: string): AllocationInput | undefined =>
  [...inputsOf({ ...studio, only: new Set([classId]) })][0]?.input;

/**
 * Makes a recommendation for every open class where moving places is expected to bring more revenue, or where an
 * owner's rule requests a change.
 */
export function decideStudio(studio: StudioToDecide): ClassOutcome[] {
  const events = new FutureEvents();
  return Array.from(inputsOf(studio), (one) => decideClass(studio, one, events));
}

/**
 * For each class, the numbers of places at which no free place is likely to be sold twice: the current numbers, or
 * lower ones.
 */
export const placesWithoutDoubleSale = (studio: StudioToDecide): Map<string, ReadonlyMap<string, number>> =>
  new Map(
    Array.from(inputsOf(studio), ({ seen: { cls }, input }) => {
      const offered = new Map(
        studio.contracts.map(({ marketplace }) => [marketplace, cls.allocations[marketplace] ?? 0]),
      );
      return [cls.classId, capDoubleSale(input, offered, studio.syncDelayHours ?? 0)];
    }),
  );
