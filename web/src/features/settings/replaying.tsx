import ProgressBar from '@cloudscape-design/components/progress-bar';
import * as messages from '#messages/settings';
import type { SimulationRun } from '#shared/contracts/decisions/run.ts';
import { percentOf, progressMessage } from '../../ui/run-progress.ts';

const nothingYet = { classesTotal: null, classesDone: 0 };

/** How far a replay is. */
export const Replaying = ({
  progress = nothingYet,
}: {
  progress?: SimulationRun['progress'] | undefined;
}) => (
  <ProgressBar
    label={messages.replayingYourLastWeeksWithThese}
    value={percentOf(progress)}
    additionalInfo={progressMessage(progress)}
  />
);
