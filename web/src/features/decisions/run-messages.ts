import * as messages from '#messages/decisions';
import type { OptimizerRun } from '#shared/contracts/decisions/run.ts';
import { classesText } from '../../ui/run-progress.ts';

/** The result of a run, such as 'AI analyzed 376 classes and generated 12 recommendations'. */
export const foundMessage = ({
  classesAnalyzed,
  decisionsGenerated,
}: NonNullable<OptimizerRun['result']>): string =>
  messages.aiAnalyzedAndGenerated(classesText(classesAnalyzed), decisionsGenerated);
