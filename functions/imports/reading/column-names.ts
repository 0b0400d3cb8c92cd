import type { Finding } from '#shared/contracts/errors.ts';
import type { Analysis, ReadingPlan } from '#shared/contracts/imports/plan.ts';
import { scheduleColumns } from '#functions/_domain/classes/columns.ts';

/** A plan has one name per field; findings may use another spelling of the column. */
const spellings = new Map<string, string>(
  Object.entries(scheduleColumns.aliases).map(([field, column]) => [column, field]),
);

/** The plan's field that the path of a finding refers to. */
export const fieldOfColumn = (path: string): string => spellings.get(path) ?? path;

/**
 * Adds the name of the file's column to findings about fields.
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

/** The sentence that describes a problem. It begins with the name of the column if the file has one. */
export const reasonOf = ({ path, column, message }: Finding): string =>
  column === undefined || column.trim().toLowerCase() === path ? message : `${column}: ${message}`;
