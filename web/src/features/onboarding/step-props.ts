import type { useProgress } from './use-progress.ts';

export interface StepProps {
  progress: NonNullable<ReturnType<typeof useProgress>['data']>;
  /** Saves the next step and shows it. */
  onNext: () => void;
  /** True while the step is being saved. */
  busy: boolean;
}
