import type { OptimizerRun } from '../../../../shared/contracts/decisions/run.ts';
import { classesText } from '../../ui/run-progress.ts';

const recommendationsText = (count: number): string =>
  `${count} ${count === 1 ? 'recommendation' : 'recommendations'}`;

/** 'AI analyzed 376 classes and generated 12 recommendations' */
export const foundWords = ({
  classesAnalyzed,
  decisionsGenerated,
}: NonNullable<OptimizerRun['result']>): string =>
  `AI analyzed ${classesText(classesAnalyzed)} and generated ${recommendationsText(decisionsGenerated)}`;
