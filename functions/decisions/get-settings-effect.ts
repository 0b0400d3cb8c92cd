import {
  effectConfidences,
  getSettingsEffect,
  settingsEffectDays,
} from '#shared/contracts/decisions/get-settings-effect.ts';
import { settingsEffect } from '#shared/core/impact/settings-effect.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readRecommended } from './settings-effect-store.ts';

const dayMs = 24 * 3_600_000;
const confidences = effectConfidences.map((percent) => percent / 100);

export const handler = httpOperation(getSettingsEffect, {}, async ({ table, caller: { studioId }, deps }) => {
  const { currency } = await readStudio(table, studioId);
  const since = new Date(deps.clock.now().getTime() - settingsEffectDays * dayMs);
  const { recommended, from, isWhole } = await readRecommended(table, studioId, since, currency);
  const { steps, moves, ...effect } = settingsEffect(recommended, confidences);
  return { from, isWhole, currency, ...effect, steps: [...steps], moves: [...moves] };
});
