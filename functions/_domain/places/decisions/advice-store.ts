import { createHash } from 'node:crypto';
import * as z from 'zod';
import { recommendation } from '#shared/contracts/decisions/decision.ts';
import { decisionFacts } from '#shared/contracts/decisions/facts.ts';
import { untilDone } from '#functions/_data/table/batch.ts';
import { unlessRefused } from '#functions/_data/table/conditions.ts';
import { DecisionAdviceEntity, type DecisionAdviceItem } from '#functions/_data/places/decision-advice.ts';
import { pack, unpack } from '#functions/_data/table/packed.ts';
import { adviceDictionary } from './advice-dictionary.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const advice = z.object({
  analysis: z.string(),
  recommendations: z.array(recommendation),
  /** Absent for decisions made before facts were recorded. */
  facts: decisionFacts.optional(),
});

/** The advice of a decision, with its explanation. */
export type Advice = z.output<typeof advice>;

/**
 * Advice with its reworded analysis, if one was requested. The analysis is empty if no rewording had the same meaning.
 */
export type WordedAdvice = Advice & Pick<DecisionAdviceItem, 'wording'>;

/**
 * The parts that make two pieces of advice different: the source of the change, and the places of each marketplace.
 * Explanation and expected gain do not count.
 */
interface DistinctAdvice extends Pick<Advice, 'recommendations'> {
  readonly decisionType: string;
  readonly rules?: readonly { readonly ruleId: string }[] | undefined;
}

const digestCharacters = 12;

/** A digest that is equal for equal advice, so that a run can compare advice without reading it. */
export function adviceDigestOf({ decisionType, rules = [], recommendations }: DistinctAdvice): string {
  const places = recommendations
    .map(({ marketplace, placesFrom, placesTo }) => `${marketplace} ${placesFrom} ${placesTo}`)
    .toSorted();
  const distinct = JSON.stringify([decisionType, rules.map(({ ruleId }) => ruleId), places]);
  return createHash('sha256').update(distinct).digest('base64url').slice(0, digestCharacters);
}

interface AdviceOf extends Advice {
  readonly studioId: string;
  readonly decisionId: string;
}

/** The stored form of a decision's advice. Most of it is the explanation. */
export const adviceItemOf = ({ studioId, decisionId, analysis, recommendations, facts }: AdviceOf) => ({
  studioId,
  decisionId,
  packed: pack({ analysis, recommendations, ...(facts && { facts }) } satisfies Advice, adviceDictionary),
});

const adviceIn = ({ packed, wording }: DecisionAdviceItem): WordedAdvice => ({
  ...advice.parse(unpack(packed, adviceDictionary)),
  ...(wording !== undefined && { wording }),
});

/** Reads the advice of decisions, by their ids. Decisions without advice are left out. */
export async function batchOfAdvice(
  table: StudioTable,
  studioId: string,
  decisionIds: readonly string[],
  { consistent }: { readonly consistent: boolean },
): Promise<Map<string, WordedAdvice>> {
  const found = new Map<string, WordedAdvice>();
  const keys = decisionIds.map((decisionId) => ({ studioId, decisionId }));
  await untilDone(keys, async (left) => {
    const { data, unprocessed } = await table
      .of(DecisionAdviceEntity)
      .get([...left])
      .go({ consistent });
    for (const one of data) found.set(one.decisionId, adviceIn(one));
    return unprocessed;
  });
  return found;
}

/** Reads the advice of one decision. */
export async function findAdvice(
  table: StudioTable,
  studioId: string,
  decisionId: string,
): Promise<WordedAdvice | undefined> {
  const { data } = await table
    .of(DecisionAdviceEntity)
    .get({ studioId, decisionId })
    .go({ consistent: true });
  return data ? adviceIn(data) : undefined;
}

/** Stores the reworded analysis. */
export async function storeWording(
  table: StudioTable,
  studioId: string,
  decisionId: string,
  wording: string,
): Promise<void> {
  await unlessRefused(() =>
    table.of(DecisionAdviceEntity).patch({ studioId, decisionId }).set({ wording }).go(),
  );
}
