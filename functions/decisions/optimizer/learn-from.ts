import { fitDemand } from '#shared/core/forecast/fit-demand.ts';
import { weekMultiplier } from '#shared/core/forecast/week-multiplier.ts';
import { inRoots } from '#shared/core/successors/series-roots.ts';
import { paidBySeries } from '#shared/core/visits/direct-price.ts';
import {
  historiesOf,
  openClassEvidence,
  openingsOf,
  tookPlace,
  type OpenClassEvidence,
  type StoredDemand,
} from '#functions/_domain/classes/class-evidence.ts';
import { noOpenings } from '#functions/_domain/classes/openings.ts';
import { earliest } from './foretell.ts';
import type { OpenClass, Learned, StudioToDecide } from './studio-to-decide.ts';

/** A class on sale, and the evidence that it gives the forecast. */
export interface ClassOnSale {
  readonly cls: OpenClass;
  readonly evidence: OpenClassEvidence;
}

const connectedOf = ({ contracts }: StudioToDecide): string[] =>
  contracts.map(({ marketplace }) => marketplace);

type Known = Pick<Learned, 'model' | 'openings'>;

/** The open classes of a studio with the evidence that they give the forecast. */
export function seenOf(studio: StudioToDecide, { model, openings = noOpenings }: Known): ClassOnSale[] {
  const connected = connectedOf(studio);
  return studio.open.flatMap((cls): ClassOnSale[] => {
    const demands = [studio.demandOf.get(cls.classId)].filter((demand) => demand !== undefined);
    return inRoots(demands, studio.rootOf).map((demand) => ({
      cls,
      evidence: openClassEvidence(demand, connected, studio.now, openings, model.openingRush),
    }));
  });
}

const comingDemands = (studio: StudioToDecide): StoredDemand[] =>
  studio.open.flatMap(({ classId }) => studio.demandOf.get(classId) ?? []);

/** Learns from all finished classes of a studio and from all classes on sale. */
export function learnFrom(studio: StudioToDecide): Learned {
  const past = inRoots(studio.past, studio.rootOf);
  const coming = comingDemands(studio);
  const { histories, openingRush } = historiesOf(
    past,
    inRoots(coming, studio.rootOf),
    connectedOf(studio),
    studio.now,
    studio.customers,
  );
  const model = fitDemand(histories, { openingRush }, studio.earlierDays);
  const openings = openingsOf(past, coming, studio.now);
  const states = seenOf(studio, { model, openings }).map(({ evidence }) => evidence.state);
  const starts = studio.past.filter(tookPlace).map(({ startsAt }) => startsAt);
  return {
    model,
    openings,
    week: weekMultiplier(model, states),
    paid: paidBySeries(inRoots(studio.visits, studio.rootOf)),
    firstStartsAt: earliest(starts),
  };
}

/** Adds the classes on sale now to what was learned before. */
export const withWeekOf = (studio: StudioToDecide, learned: Learned): Learned => ({
  ...learned,
  week: weekMultiplier(
    learned.model,
    seenOf(studio, learned).map(({ evidence }) => evidence.state),
  ),
});
