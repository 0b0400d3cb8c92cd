import type { Learned } from '#functions/decisions/optimizer/studio-to-decide.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { tableOf } from '#test/builders/table-of.ts';
import { recordIfHistory } from '#functions/_domain/classes/history-store.ts';
import * as store from '#functions/decisions/runs/learned-store.ts';

const studioId = '88888888-0000-4000-8000-000000000001';
const now = new Date('2026-11-23T12:00:00Z');
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

const learnedOf = (series: number): Learned => ({
  model: {
    version: 1,
    binEdgesHours: [336, 0],
    channels: {},
    unseenMarketplace: { requestsPerClass: 1, sharePerHour: [0.5], noShow: 0.1 },
    unseenDirect: { requestsPerClass: 2, sharePerHour: [0.5], noShow: 0 },
    series: Object.fromEntries(
      Array.from({ length: series }, (_, at) => [`series-${at}`, { direct: Math.sqrt(at + 2) }]),
    ),
    level: 1,
    classShape: 4,
    channelShape: 8,
    cancelHazardPerHour: 0.001,
    weeksOfHistory: 12,
    classesOfHistory: 2_400,
  },
  week: 1.25,
  firstStartsAt: '2026-09-01T12:00:00.000Z',
  paid: { 'series-0': { dropIn: [[20_000, 3]], member: [[0, 12]] } },
});

let table: TestTable;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

const studioTable = tableOf(studioId);
const keep = (learned: Learned, marketplaces: readonly string[], at = now) =>
  store.keepLearned(studioTable, { studioId, marketplaces }, learned, at);
const read = (marketplaces: readonly string[], at = now) =>
  store.readLearned(studioTable, { studioId, marketplaces }, at);
const seeWeek = async (week: number, at: Date) =>
  store.keepWeek(studioTable, studioId, (await read(['fitpass'], at))!, week);
const changeHistory = (classIds: readonly string[], at: Date) =>
  recordIfHistory(studioTable, studioId, classIds, at);

describe('the learning of a run over all classes', () => {
  it('is read by runs over some classes, with six significant digits', async () => {
    await keep(learnedOf(200), ['wellhub', 'fitpass']);
    const found = await read(['fitpass', 'wellhub']);
    expect(found?.learned).toEqual({
      ...learnedOf(200),
      model: {
        ...learnedOf(200).model,
        series: Object.fromEntries(
          Object.entries(learnedOf(200).model.series).map(([id, { direct = 0 }]) => [
            id,
            { direct: Number(direct.toPrecision(6)) },
          ]),
        ),
      },
    });
  });

  it('is valid for a little over a day, and only for the marketplaces it was learned with', async () => {
    await keep(learnedOf(1), ['fitpass']);
    expect(await read(['fitpass'], later(26 * 60))).toMatchObject({ learned: { week: 1.25 } });
    expect(await read(['fitpass'], later(26 * 60 + 1))).toBeUndefined();
    expect(await read(['fitpass', 'totalpass'])).toBeUndefined();
    expect(await read([])).toBeUndefined();
  });

  it('is renewed after a day, or when a file changed a class that has begun', async () => {
    const [begun, coming] = ['20261123T1100Z-0123456789ab', '20261123T1300Z-0123456789ab'];
    const isCurrent = async (minutes: number) => (await read(['fitpass'], later(minutes)))?.isCurrent;
    await keep(learnedOf(1), ['fitpass']);
    expect([await isCurrent(24 * 60 - 1), await isCurrent(24 * 60)]).toEqual([true, false]);
    await changeHistory([coming], later(5));
    expect(await isCurrent(6)).toBe(true);
    await changeHistory([coming, begun], later(5));
    expect(await isCurrent(6)).toBe(false);
    await keep(learnedOf(1), ['fitpass'], later(5));
    expect(await isCurrent(6)).toBe(false);
    await keep(learnedOf(1), ['fitpass'], later(6));
    expect(await isCurrent(7)).toBe(true);
  });

  it('takes the weekly level from a later run over all classes, until it is learned again', async () => {
    await keep(learnedOf(2), ['fitpass'], later(10));
    await seeWeek(1.5, later(20));
    expect(await read(['fitpass'], later(20))).toMatchObject({
      learned: { week: 1.5, paid: { 'series-0': { dropIn: [[20_000, 3]] } } },
    });
    await keep(learnedOf(2), ['fitpass'], later(30));
    expect(await read(['fitpass'], later(30))).toMatchObject({ learned: { week: 1.25 } });
  });

  it('is not stored if it is too large for one item, and the earlier one expires', async () => {
    await keep(learnedOf(1), ['fitpass']);
    await keep(learnedOf(150_000), ['fitpass'], later(60));
    expect(await read(['fitpass'], later(60))).toMatchObject({
      learned: { model: { classesOfHistory: 2_400 } },
    });
    expect(await read(['fitpass'], later(26 * 60 + 1))).toBeUndefined();
  });
});
