import ProgressBar from '@cloudscape-design/components/progress-bar';
import * as messages from '#messages/settings';
import type { SimulationRun } from '#shared/contracts/decisions/run.ts';
import { runPercentOf, progressMessage } from '../../ui/run-progress.ts';

const nothingYet = { classesTotal: null, classesDone: 0 };

/** The progress of a replay. */
export const ReplayProgress = ({
  progress = nothingYet,
}: {
  progress?: SimulationRun['progress'] | undefined;
}) => (
  <ProgressBar
    label={messages.replayingYourLastWeeksWithThese}
    value={runPercentOf(progress)}
    additionalInfo={progressMessage(progress)}
  />
);
