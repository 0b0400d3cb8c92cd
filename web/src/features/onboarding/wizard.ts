import * as messages from '#messages/onboarding';
import type { OnboardingStep } from '#shared/contracts/onboarding/step.ts';

/** The numbered steps, in order; `complete` follows them. */
export const countedSteps = [
  { id: 'account-setup', label: messages.accountSetup },
  { id: 'erp-selection', label: messages.erpConnection },
  { id: 'class-schedule', label: messages.classSchedule },
  { id: 'marketplaces', label: messages.marketplaces },
] as const satisfies readonly { id: OnboardingStep; label: string }[];

const order: readonly OnboardingStep[] = [...countedSteps.map(({ id }) => id), 'complete'];

/** The step after `step`; undefined for the last one. */
export const stepAfter = (step: OnboardingStep): OnboardingStep =>
  order[order.indexOf(step) + 1] ?? 'complete';

/** The step that Back leads to; null at the beginning and at the end. */
export const stepBefore = (step: OnboardingStep): OnboardingStep | null =>
  step === 'complete' ? null : (order[order.indexOf(step) - 1] ?? null);

export interface Progress {
  /** The number of the step, counted from 1. */
  number: number;
  total: number;
  percent: number;
}

/** The percentage at `step`: 'Step 2 of 4' is 50 percent. Null if no step remains. */
export function progressAt(step: OnboardingStep): Progress | null {
  const at = order.indexOf(step);
  const total = countedSteps.length;
  return at < total ? { number: at + 1, total, percent: Math.round(((at + 1) / total) * 100) } : null;
}

export type StepState = 'done' | 'current' | 'ahead';

/** The state of a numbered step while `current` is shown. */
export function stateOf(step: OnboardingStep, current: OnboardingStep): StepState {
  const difference = order.indexOf(step) - order.indexOf(current);
  if (difference < 0) return 'done';
  return difference === 0 ? 'current' : 'ahead';
}
