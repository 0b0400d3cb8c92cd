import type { OptimizerRun } from '#shared/contracts/decisions/run.ts';
import { counted } from '#shared/core/text/counted.ts';
import { classesText } from '../../ui/run-progress.ts';

/** 'AI analyzed 376 classes and generated 12 recommendations' */
export const foundWords = ({
  classesAnalyzed,
  decisionsGenerated,
}: NonNullable<OptimizerRun['result']>): string =>
  `AI analyzed ${classesText(classesAnalyzed)} and generated ${counted(decisionsGenerated, 'recommendation')}`;
