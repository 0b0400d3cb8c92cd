import { getProgress } from '../../shared/contracts/onboarding/get-progress.ts';
import { onboardingSteps } from '../../shared/contracts/onboarding/step.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { readCounters } from '../dashboard/counters-store.ts';
import { readConnections } from '../integrations/connection-store.ts';
import { readOnboarding } from './progress-store.ts';

const [firstStep] = onboardingSteps;

export const handler = httpOperation(getProgress, {}, async ({ caller: { studioId } }) => {
  const [onboarding, counters, connections] = await Promise.all([
    readOnboarding(studioId),
    readCounters(studioId),
    readConnections(studioId),
  ]);
  return {
    ...(onboarding ?? { step: firstStep, completed: false }),
    classesUploaded: counters.classes,
    marketplacesConnected: connections.filter(({ status }) => status === 'connected').length,
  };
});
