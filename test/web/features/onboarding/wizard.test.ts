import { onboardingSteps } from '#shared/contracts/onboarding/step.ts';
import {
  countedSteps,
  progressAt,
  stateOf,
  stepAfter,
  stepBefore,
} from '#web/src/features/onboarding/wizard.ts';

describe('the wizard', () => {
  it('shows the steps of the contract, in their order', () => {
    expect([...countedSteps.map(({ id }) => id), 'complete']).toEqual([...onboardingSteps]);
  });

  it('advances to the end and stays there', () => {
    expect(onboardingSteps.map(stepAfter)).toEqual([
      'erp-selection',
      'class-schedule',
      'marketplaces',
      'complete',
      'complete',
    ]);
  });

  it('goes back one step, except from the first step and from the end', () => {
    expect(onboardingSteps.map(stepBefore)).toEqual([
      null,
      'account-setup',
      'erp-selection',
      'class-schedule',
      null,
    ]);
  });

  it('counts four steps', () => {
    expect(onboardingSteps.map(progressAt)).toEqual([
      { number: 1, total: 4, percent: 25 },
      { number: 2, total: 4, percent: 50 },
      { number: 3, total: 4, percent: 75 },
      { number: 4, total: 4, percent: 100 },
      null,
    ]);
  });

  it('ticks completed steps', () => {
    const marks = countedSteps.map(({ id }) => stateOf(id, 'class-schedule'));
    expect(marks).toEqual(['done', 'done', 'current', 'ahead']);
    expect(countedSteps.map(({ id }) => stateOf(id, 'complete'))).toEqual(['done', 'done', 'done', 'done']);
  });
});
