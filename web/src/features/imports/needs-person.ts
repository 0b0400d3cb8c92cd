import type { Analysis, ReadingPlan } from '#shared/contracts/imports/plan.ts';
import type { ImportKind } from './import-kinds.ts';
import { isDateOrderOpen, missingFields } from '#shared/core/csv/plan-gaps.ts';

/** Whether a question about a file has to be answered before it can be confirmed. */
export const needsPerson = (kind: ImportKind, analysis: Analysis, plan: ReadingPlan): boolean =>
  missingFields(kind, plan).length > 0 || isDateOrderOpen(analysis, plan);
