import type { ReadingPlan, ReportKind } from './plan.ts';
import type { Remark } from './remark.ts';

/** The result of analysing a file: how to read it, and what a person should know about that. */
export interface Understanding {
  readonly plan: Omit<ReadingPlan, 'repairs'>;
  readonly csvColumns: readonly string[];
  /** The probability that the plan is right in every column, 0 to 1. */
  readonly confidence: number;
  readonly remarks: readonly Remark[];
  readonly previewRows: readonly (readonly string[])[];
  /** Some class dates, if nothing in the file shows whether the day or the month comes first. */
  readonly openDates?: readonly string[];
  /** The kind of report, if the file does not contain bookings. Nothing is imported from it. */
  readonly report?: ReportKind;
  /** The row of the header in the file, counted from 1; 0 if there is none. */
  readonly headerRow: number;
  /** Data rows. */
  readonly rowCount: number;
}
