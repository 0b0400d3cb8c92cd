import Button from '@cloudscape-design/components/button';
import { useEffect, useRef, useState } from 'react';
import * as messages from '#messages/onboarding';
import type { OnboardingStep } from '#shared/contracts/onboarding/step.ts';
import { dismiss } from '../../ui/notices.ts';
import { Completion } from './completion.tsx';
import { MarketplacesStep } from './marketplaces-step.tsx';
import { ProgressHeader } from './progress-header.tsx';
import { RegionStep } from './region-step.tsx';
import { ScheduleStep } from './schedule-step.tsx';
import { SourceStep } from './source-step.tsx';
import { useSaveStep } from './use-progress.ts';
import { stepAfter, stepBefore } from './wizard.ts';
import type { StepProps } from './step-props.ts';

const views: Record<Exclude<OnboardingStep, 'complete'>, (props: StepProps) => React.JSX.Element> = {
  'account-setup': RegionStep,
  'erp-selection': SourceStep,
  'class-schedule': ScheduleStep,
  marketplaces: MarketplacesStep,
};

/** Messages that concern only one step are removed at the next. */
const stepNotices = ['upload-required', 'coming-soon'];

/** Begins each step at its heading, both on the screen and for screen readers. */
function useFocusOn(step: OnboardingStep) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    place.current?.querySelector<HTMLElement>('[data-step-title]')?.focus();
    scrollTo(0, 0);
  }, [step]);
  return place;
}

export function Wizard({ first, progress }: Pick<StepProps, 'progress'> & { first: OnboardingStep }) {
  const [step, setStep] = useState(first);
  const saving = useSaveStep();
  const place = useFocusOn(step);
  const show = (next: OnboardingStep): void => {
    for (const id of stepNotices) dismiss(id);
    setStep(next);
  };
  const onNext = (): void => {
    const next = stepAfter(step);
    saving.mutate({ step: next }, { onSuccess: () => show(next) });
  };
  const back = stepBefore(step);
  const View = step === 'complete' ? null : views[step];
  return (
    <div className="wizard" ref={place}>
      <ProgressHeader step={step} />
      {View ? (
        <View progress={progress} onNext={onNext} busy={saving.isPending} />
      ) : (
        <Completion progress={progress} />
      )}
      {back && (
        <div>
          <Button iconName="arrow-left" disabled={saving.isPending} onClick={() => show(back)}>
            {messages.back}
          </Button>
        </div>
      )}
    </div>
  );
}
