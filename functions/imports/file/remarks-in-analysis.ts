import type { Analysis } from '#shared/contracts/imports/plan.ts';
import { remarkInEnglish, type Remark } from '#shared/core/csv/remark.ts';

/** Remarks as an analysis holds them: as codes for the screens, and in English for those that read the API alone. */
export const remarksInAnalysis = (remarks: readonly Remark[]): Pick<Analysis, 'remarks' | 'warnings'> => ({
  remarks: remarks.map((remark) => {
    if ('fields' in remark) return { ...remark, fields: [...remark.fields] };
    return 'others' in remark ? { ...remark, others: [...remark.others] } : remark;
  }),
  warnings: remarks.map((remark) => remarkInEnglish(remark)),
});
