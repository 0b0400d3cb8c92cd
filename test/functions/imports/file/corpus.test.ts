import { readdirSync, readFileSync } from 'node:fs';
import { analyseFile } from '#functions/imports/file/analyse-file.ts';
import { readRecords, type ReadRecord } from '#functions/imports/file/read-records.ts';

interface Expected {
  readonly kind: 'schedule' | 'bookings';
  readonly encoding: string;
  readonly delimiter: string;
  readonly headerRow: number;
  readonly rowCount: number;
  /** The columns that matter. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  readonly dateFormat: string | null;
  readonly timeFormat: string | null;
  /** `high` is 0.8 or more, `low` below 0.8; null if it does not matter. */
  readonly confidence: 'high' | 'low' | null;
  readonly warnings: readonly string[];
  /** The record of the first row. */
  readonly first?: Readonly<Record<string, string>>;
  /** The fields for which the first rejected row is rejected. */
  readonly findings?: readonly string[];
}

const folder = new URL('../../../corpus/csv/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.csv'));

async function recordsOf(
  open: () => AsyncIterable<Uint8Array>,
  kind: Expected['kind'],
): Promise<ReadRecord[]> {
  const records: ReadRecord[] = [];
  for await (const batch of readRecords(open, kind, await analyseFile(open, kind))) records.push(...batch);
  return records;
}

describe('the corpus', () => {
  it.each(names.map((name) => name.slice(0, -'.csv'.length)))('%s', async (name) => {
    const bytes = readFileSync(new URL(`${name}.csv`, folder));
    const expected = JSON.parse(readFileSync(new URL(`${name}.expected.json`, folder), 'utf8')) as Expected;
    const open = async function* () {
      yield bytes;
    };
    const analysis = await analyseFile(open, expected.kind);
    const { encoding, delimiter, headerRow, rowCount, dateFormat, timeFormat } = expected;
    expect(analysis).toMatchObject({ encoding, delimiter, headerRow, rowCount });
    expect(analysis.plan).toMatchObject({ dateFormat, timeFormat });
    const mapped = Object.entries(expected.columns).map(([title]) => {
      const at = analysis.csvColumns.indexOf(title);
      return [title, analysis.plan.columns[at]];
    });
    expect(mapped).toEqual(Object.entries(expected.columns));
    for (const warning of expected.warnings) expect(analysis.warnings.join('\n')).toContain(warning);
    if (expected.confidence) expect(analysis.confidence >= 0.8 ? 'high' : 'low').toBe(expected.confidence);
    const records = await recordsOf(open, expected.kind);
    expect(records).toHaveLength(rowCount);
    if (expected.first) expect(records[0]?.record).toEqual(expected.first);
    if (expected.findings) {
      const rejected = records.find(({ findings }) => findings);
      expect(rejected?.findings?.map(({ path }) => path)).toEqual(expected.findings);
    }
  });
});
