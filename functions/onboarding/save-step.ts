import { saveStep } from '#shared/contracts/onboarding/save-step.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { storeOnboarding } from '#functions/_domain/studio/progress-store.ts';

export const handler = httpOperation(saveStep, {}, ({ table, input: { step, completed }, caller }) =>
  storeOnboarding(table, caller.studioId, { step, completed }),
);
