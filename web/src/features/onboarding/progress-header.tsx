import Icon from '@cloudscape-design/components/icon';
import * as messages from '#messages/onboarding';
import type { OnboardingStep } from '#shared/contracts/onboarding/step.ts';
import { countedSteps, progressAt, stateOf } from './wizard.ts';

const stateMessages = { done: messages.done, current: messages.currentStep, ahead: messages.toDo } as const;

/** The steps, with the completed ones marked, and the progress. */
export function ProgressHeader({ step }: { step: OnboardingStep }) {
  const progress = progressAt(step);
  if (!progress) return null;
  const { number, total, percent } = progress;
  return (
    <div className="wizard-progress">
      <div className="wizard-progress-text">
        <span id="wizard-progress">{messages.stepOf(number, total)}</span>
        <span>{percent}%</span>
      </div>
      <progress max={100} value={percent} aria-labelledby="wizard-progress" />
      <ol>
        {countedSteps.map(({ id, label }, at) => {
          const state = stateOf(id, step);
          return (
            <li key={id} data-state={state} {...(state === 'current' && { 'aria-current': 'step' })}>
              <span className="wizard-mark" aria-hidden="true">
                {state === 'done' ? <Icon name="check" size="small" /> : at + 1}
              </span>
              <span className="wizard-label">{label}</span>
              <span className="visually-hidden">, {stateMessages[state]}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
