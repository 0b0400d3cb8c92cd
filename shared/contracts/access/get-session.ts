import * as z from 'zod';
import { subscriptionView } from '../billing/subscription.ts';
import { onboardingStep } from '../onboarding/step.ts';
import { operation } from '../operation.ts';
import { studioId } from '../values.ts';

/**
 * The session: who is signed in, whether their studio may use the product, and its step in the setup wizard. Route
 * guards need nothing else.
 */
export const getSession = operation({
  id: 'access.getSession',
  method: 'GET',
  path: '/api/session',
  access: 'signed-in',
  summary: 'Who is signed in',
  output: z.strictObject({
    studioId,
    superadmin: z.boolean(),
    subscription: subscriptionView,
    onboarding: z
      .strictObject({ step: onboardingStep, completed: z.boolean() })
      .nullable()
      .describe('null if the studio has no settings yet; the wizard is then not enforced'),
  }),
});
