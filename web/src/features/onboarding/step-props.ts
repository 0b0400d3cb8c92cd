import type { useProgress } from './use-progress.ts';

export interface StepProps {
  progress: NonNullable<ReturnType<typeof useProgress>['data']>;
  /** Saves the step that follows and shows it. */
  onNext: () => void;
  /** True while it is being saved. */
  busy: boolean;
}
