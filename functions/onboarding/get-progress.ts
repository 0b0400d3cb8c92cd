import { getProgress } from '#shared/contracts/onboarding/get-progress.ts';
import { studioSystems } from '#shared/contracts/integrations/source.ts';
import { onboardingSteps } from '#shared/contracts/onboarding/step.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readCounters } from '#functions/_domain/classes/counters-store.ts';
import { readConnections } from '#functions/_domain/connections/connection-store.ts';
import type { StudioSource } from '#functions/_domain/connections/source.ts';
import { readSources } from '#functions/_domain/connections/source-store.ts';
import { readOnboarding } from '#functions/_domain/studio/progress-store.ts';

const [firstStep] = onboardingSteps;

/** The connected system; if there is none, one that waits for the team. */
function systemAmong(sources: readonly StudioSource[]) {
  const found = studioSystems.flatMap((name) => {
    const source = sources.find(({ kind }) => kind === name);
    const state = source && systemStanding(source);
    return state === undefined || state === 'ended' ? [] : [{ name, connected: state === 'connected' }];
  });
  return found.find(({ connected }) => connected) ?? found[0] ?? null;
}

const systemStanding = ({ status, approvalStatus }: StudioSource): 'connected' | 'waiting' | 'ended' => {
  if (approvalStatus === 'pending') return 'waiting';
  return approvalStatus === 'approved' && status === 'connected' ? 'connected' : 'ended';
};

export const handler = httpOperation(getProgress, {}, async ({ table, caller: { studioId } }) => {
  const [onboarding, counters, connections, sources] = await Promise.all([
    readOnboarding(table, studioId),
    readCounters(table, studioId),
    readConnections(table, studioId),
    readSources(table, studioId),
  ]);
  return {
    ...(onboarding ?? { step: firstStep, completed: false }),
    classesUploaded: counters.classes,
    marketplacesConnected: connections.filter(({ status }) => status === 'connected').length,
    system: systemAmong(sources),
  };
});
