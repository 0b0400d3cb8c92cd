import * as z from 'zod';
import { operation } from '../operation.ts';
import { onboardingStep } from './step.ts';

/**
 * Saves the wizard's step to resume at; `completed` ends the wizard. Creates the studio's settings if there are none.
 */
export const saveStep = operation({
  id: 'onboarding.saveStep',
  method: 'PUT',
  path: '/api/onboarding',
  access: 'subscriber',
  summary: 'Save the step at which to resume',
  body: z.strictObject({ step: onboardingStep, completed: z.boolean().default(false) }),
  output: z.strictObject({ step: onboardingStep, completed: z.boolean() }),
});
