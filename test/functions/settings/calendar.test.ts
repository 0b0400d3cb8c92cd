import { getCalendar } from '#shared/contracts/settings/get-calendar.ts';
import { markDays } from '#shared/contracts/settings/mark-days.ts';
import { setCalendarPlace } from '#shared/contracts/settings/set-calendar-place.ts';
import { setHoliday } from '#shared/contracts/settings/set-holiday.ts';
import { unmarkDays } from '#shared/contracts/settings/unmark-days.ts';
import { LearnedSinceEntity } from '#functions/_data/classes/learned-demand.ts';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { handler as get } from '#functions/settings/get-calendar.ts';
import { handler as mark } from '#functions/settings/mark-days.ts';
import { handler as place } from '#functions/settings/set-calendar-place.ts';
import { handler as holiday } from '#functions/settings/set-holiday.ts';
import { handler as unmark } from '#functions/settings/unmark-days.ts';
import { storeSettings } from '#functions/_domain/studio/studio-store.ts';
import { callOperation } from '#test/builders/call-operation.ts';
import { giveAccess } from '#test/builders/give-access.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { tableOf } from '#test/builders/table-of.ts';

const studioId = '11111111-1111-4111-8111-111111111111';
const as = { studioId };
let table: TestTable;

beforeAll(async () => {
  table = await startTable();
  await giveAccess(studioId);
});
afterAll(() => table.close());

const shown = async () => (await callOperation(get, getCalendar, {}, as)).body;
const actions = async () =>
  (await tableOf(studioId).of(AuditEntity).query.primary({ studioId }).go()).data.map(({ action }) => action);

describe('the calendar', () => {
  test('proposes the country of the time zone, and follows the one of the account', async () => {
    expect(await shown()).toMatchObject({ proposedCountry: 'US', holidays: [], isPlaceSaid: false });
    await storeSettings(tableOf(studioId), studioId, { country: 'México', timezone: 'America/Mexico_City' });
    expect(await shown()).toMatchObject({
      place: { country: 'MX', region: null },
      proposedCountry: null,
      isPlaceSaid: false,
    });
  });

  test('accepts a region, and refuses unknown values without storing anything', async () => {
    const brazil = { country: 'BR', region: 'SP' };
    const { body } = await callOperation(place, setCalendarPlace, brazil, as);
    expect(body).toMatchObject({ place: brazil, isPlaceSaid: true });
    const { status } = await callOperation(place, setCalendarPlace, { country: 'ZZ', region: null }, as);
    expect(status).toBe(400);
    expect((await shown()).place).toEqual(brazil);
    await callOperation(place, setCalendarPlace, { country: 'MX', region: null }, as);
  });

  test('keeps a country that another page chose when this page sends only a region', async () => {
    await callOperation(place, setCalendarPlace, { country: 'CA' }, as);
    // Baja California and British Columbia have the same code.
    const stale = await callOperation(place, setCalendarPlace, { region: 'BC', regionOf: 'MX' }, as);
    expect(stale.status).toBe(409);
    expect((await shown()).place).toEqual({ country: 'CA', region: null });
    await callOperation(place, setCalendarPlace, { region: 'BC', regionOf: 'CA' }, as);
    expect((await shown()).place).toEqual({ country: 'CA', region: 'BC' });
    const { body } = await callOperation(place, setCalendarPlace, { country: 'MX' }, as);
    expect(body.place).toEqual({ country: 'MX', region: null });
  });

  test('stores each change once, with an audit row and the request to learn demand again', async () => {
    const before = (await actions()).length;
    const usual = { name: 'Labour Day', isUsual: true };
    await callOperation(holiday, setHoliday, usual, as);
    await callOperation(holiday, setHoliday, usual, as);
    expect((await actions()).slice(before)).toEqual(['settings.setHoliday']);
    const { data } = await tableOf(studioId).of(LearnedSinceEntity).get({ studioId }).go();
    expect(data?.historyChangedAt).toBeDefined();
    expect((await shown()).holidays.find(({ name }) => name === 'Labour Day')?.isUsual).toBe(true);
  });

  test('marks days and removes the mark, and repeating either is harmless', async () => {
    const days = { kind: 'event', name: ' Marathon ', fromDate: '2026-12-05', toDate: '2026-12-06' } as const;
    const { body } = await callOperation(mark, markDays, days, as);
    const [stored] = body.days;
    expect(stored).toMatchObject({ ...days, name: 'Marathon' });
    const wrong = { ...days, toDate: '2026-12-04' };
    expect((await callOperation(mark, markDays, wrong, as)).status).toBe(400);
    const { dayId } = stored!;
    expect((await callOperation(unmark, unmarkDays, { dayId }, as)).body).toMatchObject({ days: [] });
    expect((await callOperation(unmark, unmarkDays, { dayId }, as)).status).toBe(200);
  });
});
