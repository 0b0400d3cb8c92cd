import { wordDecision } from '#shared/contracts/decisions/word-decision.ts';
import { model } from '#functions/_platform/adapters/model.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { storeWording } from '#functions/_domain/places/decisions/advice-store.ts';
import { readAdvice } from '#functions/_domain/places/decisions/decision-store.ts';
import { wordAnalysis } from './word-analysis.ts';

export const handler = httpOperation(
  wordDecision,
  { model },
  async ({ table, input: { decisionId }, caller: { studioId }, deps }) => {
    const { wording: stored, analysis } = await readAdvice(table, studioId, decisionId);
    if (stored !== undefined) return { wording: stored === '' ? null : stored };
    if (!deps.model) return { wording: null };
    const worded = await wordAnalysis(deps.model, analysis);
    if (worded.kind === 'silent') return { wording: null };
    await storeWording(table, studioId, decisionId, worded.wording);
    if (worded.kind === 'refused') deps.logger.warn('a rewording was refused', { decisionId });
    return { wording: worded.kind === 'said' ? worded.wording : null };
  },
);
