import type { ChangeRecord } from '#infra/local/emulators/table/index.ts';
import type { TestTable } from './start-table.ts';

type Image = Readonly<Record<string, object>>;

/** One write: the item's key, and its values before and after. */
export interface Written {
  readonly key: string;
  readonly before: Image | undefined;
  readonly after: Image | undefined;
}

/** Values that differ between runs anyway: ids, timestamps, hours, and seconds since 1970. */
const byItself: readonly (readonly [RegExp, string])[] = [
  [/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, 'ULID'],
  [/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/g, 'UUID'],
  [/\b\d{4}-\d\d-\d\dT\d\d(?::\d\d:\d\d\.\d+Z)?/g, 'INSTANT'],
  [/\{"N":"1\d{9}"\}/g, '{"N":"SECONDS"}'],
];

const comparable = (record: ChangeRecord): Written => {
  const { Keys, OldImage, NewImage } = record.dynamodb;
  const key = `${JSON.stringify(Keys['pk'])} ${JSON.stringify(Keys['sk'])}`;
  const text = JSON.stringify({ key, before: OldImage, after: NewImage });
  return JSON.parse(byItself.reduce((all, [is, name]) => all.replaceAll(is, name), text)) as Written;
};

/**
 * Records every item written to a table during an action, in the order of the writes. Values that differ between runs
 * are replaced by names.
 */
export async function writtenBy(table: TestTable, act: () => Promise<unknown>): Promise<Written[]> {
  const records: ChangeRecord[] = [];
  const stop = table.onRecord((record) => records.push(record));
  await act();
  stop();
  return records.map(comparable);
}

/** The items without one of their attributes. */
export const without = (written: readonly Written[], attribute: string): Written[] => {
  const rest = (image: Image | undefined): Image | undefined =>
    image && Object.fromEntries(Object.entries(image).filter(([name]) => name !== attribute));
  return written.map(({ key, before, after }) => ({ key, before: rest(before), after: rest(after) }));
};
