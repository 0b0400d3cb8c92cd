import { Failure } from '#shared/contracts/failure.ts';
import { fieldsOf, requiredFields, type ImportKind } from '#shared/contracts/imports/fields.ts';
import type { Analysis, ReadingPlan } from '#shared/contracts/imports/plan.ts';
import { counted } from '#shared/core/text/counted.ts';

/**
 * Lets a plan through by which the analysed file can be read.
 *
 * @throws {Failure} `import-invalid` naming what is missing
 */
export function assertReadable(plan: ReadingPlan, kind: ImportKind, analysis: Analysis | undefined): void {
  const refuse = (path: string, message: string): never => {
    throw new Failure('import-invalid', message, [{ path, message }]);
  };
  if (plan.columns.length !== analysis?.csvColumns.length)
    refuse(
      'body.plan.columns',
      `The file has ${counted(analysis?.csvColumns.length ?? 0, 'column')}; map each of them`,
    );
  const mapped = new Set(plan.columns.flat());
  const missing = requiredFields[kind].filter((field) => !mapped.has(field));
  if (missing.length > 0) refuse('body.plan.columns', `Missing required fields: ${missing.join(', ')}`);
  const known: readonly string[] = fieldsOf[kind];
  const unknown = [...mapped].filter((field) => !known.includes(field));
  if (unknown.length > 0) refuse('body.plan.columns', `${unknown.join(', ')}: not in a file of ${kind}`);
}
