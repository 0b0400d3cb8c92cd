import { dayMarks, markedTimeOf, stillMarked } from '#shared/core/calendar/day-marks.ts';
import { salesOf } from '#shared/core/forecast/day-sums.ts';

const holidays = [
  { date: '2026-12-25', name: 'Christmas Day', ownName: 'Navidad' },
  { date: '2027-01-01', name: "New Year's Day", ownName: 'Año Nuevo' },
];
const week = { kind: 'closed', name: 'Renovation', fromDate: '2026-12-30', toDate: '2027-01-02' } as const;
const party = { kind: 'event', name: 'Party', fromDate: '2026-12-25', toDate: '2026-12-25' } as const;
const usualNever = (): boolean => false;

describe('marked days', () => {
  it('are public holidays, and the days beside them', () => {
    const marks = dayMarks(holidays, usualNever, []);
    expect(['2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26'].map((date) => marks(date))).toEqual([
      undefined,
      { kind: 'beside', name: 'before', date: '2026-12-24' },
      { kind: 'holiday', name: 'Christmas Day', date: '2026-12-25' },
      { kind: 'beside', name: 'after', date: '2026-12-26' },
    ]);
  });

  it('follow the owner before the law, and a closure before an event', () => {
    const marks = dayMarks(holidays, usualNever, [party, week, { ...party, kind: 'closed', name: 'Off' }]);
    expect(marks('2026-12-25')).toMatchObject({ kind: 'closed', name: 'Off' });
    expect(marks('2027-01-01')).toMatchObject({ kind: 'closed', name: 'Renovation' });
    expect(marks('2027-01-02')).toMatchObject({ kind: 'closed' });
    expect(marks('2027-01-03')).toBeUndefined();
    expect(dayMarks(holidays, usualNever, [party])('2026-12-25')).toMatchObject({ kind: 'event' });
  });

  it('are none if a holiday counts as a normal day, or beside such a day', () => {
    const marks = dayMarks(holidays, (name) => name === 'Christmas Day', []);
    expect(['2026-12-24', '2026-12-25', '2026-12-26'].map((date) => marks(date))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(marks('2027-01-01')).toMatchObject({ kind: 'holiday' });
  });

  it('apply to the studio’s local day, with the part of the day', () => {
    const marks = dayMarks(holidays, usualNever, []);
    const at = (instant: string) => markedTimeOf(marks, instant, 'America/Mexico_City');
    expect(at('2026-12-26T02:30:00.000Z')).toEqual({
      kind: 'holiday',
      name: 'Christmas Day',
      date: '2026-12-25',
      part: 'evening',
    });
    expect(at('2026-12-25T13:00:00.000Z')).toMatchObject({ part: 'morning' });
    expect(at('2026-12-20T13:00:00.000Z')).toBeUndefined();
  });

  it('are used for learning only while they are unchanged', () => {
    const sums = { ...salesOf([10], [4]), part: 'evening' } as const;
    const days = [
      { ...sums, kind: 'holiday', name: 'Christmas Day', date: '2026-12-25' },
      { ...sums, kind: 'event', name: 'Party', date: '2026-12-12' },
    ] as const;
    expect(stillMarked(days, dayMarks(holidays, usualNever, [])).map(({ name }) => name)).toEqual([
      'Christmas Day',
    ]);
  });
});
