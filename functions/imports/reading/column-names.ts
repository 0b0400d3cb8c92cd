import type { Finding } from '#shared/contracts/errors.ts';
import type { Analysis, ReadingPlan } from '#shared/contracts/imports/plan.ts';
import { scheduleColumns } from '#functions/_domain/classes/columns.ts';

/** A field has one name in a plan; findings may use another spelling of its column. */
const spellings = new Map<string, string>(
  Object.entries(scheduleColumns.aliases).map(([field, column]) => [column, field]),
);

/** The field of a plan that a finding's path names. */
export const fieldOfColumn = (path: string): string => spellings.get(path) ?? path;

/**
 * Adds to findings about fields the name of the file's column.
 *
 * @param csvColumns the columns' names, in the plan's order
 */
export function columnNames(
  { columns }: Pick<ReadingPlan, 'columns'>,
  csvColumns: Analysis['csvColumns'],
): (finding: Finding) => Finding {
  const titles = new Map<string, string>();
  columns.forEach((fields, at) => {
    for (const field of fields) {
      const [before, title = ''] = [titles.get(field), csvColumns[at]];
      titles.set(field, before === undefined ? title : `${before} + ${title}`);
    }
  });
  return (finding) => {
    const column = titles.get(fieldOfColumn(finding.path));
    return column ? { ...finding, column } : finding;
  };
}

/** The sentence of a problem. It begins with the column's name if the column has one in the file. */
export const reasonOf = ({ path, column, message }: Finding): string =>
  column === undefined || column.trim().toLowerCase() === path ? message : `${column}: ${message}`;
