import * as z from 'zod';

/** The wizard's steps, in their order. */
export const onboardingSteps = [
  'account-setup',
  'erp-selection',
  'class-schedule',
  'marketplaces',
  'complete',
] as const;
export const onboardingStep = z.enum(onboardingSteps);
export type OnboardingStep = z.output<typeof onboardingStep>;
