import type { Analysis } from '#shared/contracts/imports/plan.ts';
import { remarkInEnglish, type Remark } from '#shared/core/csv/remark.ts';

/** Remarks as stored in an analysis: as codes for the screens, and in English for clients that use only the API. */
export const remarksInAnalysis = (remarks: readonly Remark[]): Pick<Analysis, 'remarks' | 'warnings'> => ({
  remarks: remarks.map((remark) => {
    if ('fields' in remark) return { ...remark, fields: [...remark.fields] };
    return 'others' in remark ? { ...remark, others: [...remark.others] } : remark;
  }),
  warnings: remarks.map((remark) => remarkInEnglish(remark)),
});
