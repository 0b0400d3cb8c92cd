import ProgressBar from '@cloudscape-design/components/progress-bar';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import * as messages from '#messages/decisions';
import { hasRunEnded } from '#shared/contracts/decisions/has-run-ended.ts';
import type { OptimizerRun } from '#shared/contracts/decisions/run.ts';
import { useStudio } from '../../app/use-studio.ts';
import { instantIn } from '../../ui/dates.ts';
import { runPercentOf, progressMessage } from '../../ui/run-progress.ts';
import { foundMessage } from './run-messages.ts';

const Progress = ({ progress }: Pick<OptimizerRun, 'progress'>) => (
  <ProgressBar
    label={messages.theAiOptimizerIsLookingAt}
    value={runPercentOf(progress)}
    additionalInfo={progressMessage(progress)}
  />
);

/** The progress of the latest run, or its result. */
export function LastRun({ run }: { run: OptimizerRun }) {
  const timezone = useStudio().data?.timezone;
  if (!hasRunEnded(run)) return <Progress progress={run.progress} />;
  if (timezone === undefined || run.finishedAt === null) return null;
  const at = instantIn(timezone, run.finishedAt);
  return run.result ? (
    <StatusIndicator type="success">{`${at}: ${foundMessage(run.result)}`}</StatusIndicator>
  ) : (
    <StatusIndicator type="error">{messages.theRunDidNotFinish(at, run.problem ?? '')}</StatusIndicator>
  );
}
