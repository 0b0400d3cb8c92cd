import * as z from 'zod';
import { studioSystem } from '../integrations/source.ts';
import { operation } from '../operation.ts';
import { onboardingStep } from './step.ts';

/** The studio's step in the setup wizard. A studio without settings is not forced into it. */
export const getProgress = operation({
  id: 'onboarding.getProgress',
  method: 'GET',
  path: '/api/onboarding',
  access: 'subscriber',
  summary: "The studio's step in the wizard",
  output: z.strictObject({
    step: onboardingStep,
    completed: z.boolean(),
    classesUploaded: z.int().min(0),
    marketplacesConnected: z.int().min(0),
    system: z
      .strictObject({ name: studioSystem, connected: z.boolean() })
      .nullable()
      .describe('the connected or requested studio system for its classes'),
  }),
});
