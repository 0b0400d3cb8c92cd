import { Failure } from '#shared/contracts/failure.ts';
import { markedDaysMax } from '#shared/contracts/settings/calendar-limits.ts';
import {
  emptyCalendar,
  marksOf,
  placeOf,
  withHoliday,
  withMark,
  withoutMark,
  withPlace,
  type StoredMark,
} from '#functions/_domain/studio/calendar.ts';

const today = '2026-11-23';
const mark = (over: Partial<StoredMark> = {}): StoredMark => ({
  dayId: '01J00000000000000000000001',
  kind: 'closed',
  name: 'Renovation',
  fromDate: '2026-12-01',
  toDate: '2026-12-03',
  ...over,
});
const pathOf = (act: () => unknown): string | undefined => {
  try {
    act();
  } catch (error) {
    if (error instanceof Failure) return error.findings[0]?.path ?? error.code;
  }
  return undefined;
};

describe('a calendar', () => {
  it("uses the account's country until the owner chooses another, or none", () => {
    expect(placeOf(emptyCalendar, 'México')).toEqual({ country: 'MX', region: null });
    expect(placeOf(emptyCalendar, 'Atlantis')).toEqual({ country: null, region: null });
    const brazil = withPlace(emptyCalendar, { country: 'BR', region: 'SP' });
    expect(placeOf(brazil, 'Mexico')).toEqual({ country: 'BR', region: 'SP' });
    const none = withPlace(brazil, { country: null, region: null });
    expect(placeOf(none, 'Mexico')).toEqual({ country: null, region: null });
  });

  it('refuses unknown countries and regions, and invalid dates', () => {
    expect(pathOf(() => withPlace(emptyCalendar, { country: 'ZZ', region: null }))).toBe('body.country');
    expect(pathOf(() => withPlace(emptyCalendar, { country: 'MX', region: 'SP' }))).toBe('body.region');
    expect(pathOf(() => withMark(emptyCalendar, mark({ toDate: '2026-11-30' }), today))).toBe('body.toDate');
    expect(pathOf(() => withMark(emptyCalendar, mark({ toDate: '2027-03-03' }), today))).toBe('body.toDate');
    expect(withMark(emptyCalendar, mark({ toDate: '2027-03-02' }), today).days).toHaveLength(1);
  });

  it('holds so many days, in order; what ended long ago makes room', () => {
    const old = { ...emptyCalendar, days: [mark({ fromDate: '2023-01-01', toDate: '2023-01-01' })] };
    expect(withMark(old, mark(), today).days.map(({ fromDate }) => fromDate)).toEqual(['2026-12-01']);
    const full = { ...emptyCalendar, days: Array.from({ length: markedDaysMax }, () => mark()) };
    expect(pathOf(() => withMark(full, mark(), today))).toBe('conflict');
    const two = withMark(
      withMark(emptyCalendar, mark(), today),
      mark({ dayId: 'b', fromDate: today }),
      today,
    );
    expect(two.days.map(({ dayId }) => dayId)).toEqual(['b', mark().dayId]);
    expect(withoutMark(two, 'b')!.days).toHaveLength(1);
    expect(withoutMark(two, 'c')).toBeUndefined();
  });

  it('treats a holiday as a normal day every year, and can be undone', () => {
    const usual = withHoliday(emptyCalendar, 'Labour Day', true)!;
    const studio = { country: 'Mexico' };
    expect(marksOf(emptyCalendar, studio)('2027-05-01')).toMatchObject({ kind: 'holiday' });
    expect(marksOf(usual, studio)('2027-05-01')).toBeUndefined();
    expect(withHoliday(usual, 'Labour Day', true)).toBeUndefined();
    expect(marksOf(withHoliday(usual, 'Labour Day', false)!, studio)('2027-05-01')).toBeDefined();
  });
});
