import { impactCsv } from '#web/src/features/dashboard/impact/impact-csv.ts';
import { accuracyMessage, monthMessage } from '#web/src/features/dashboard/impact/impact-messages.ts';

type Impact = Parameters<typeof impactCsv>[0];
const effect = {
  verdict: 'gain' as const,
  perClass: { meanMinor: 158, lowMinor: 10, highMinor: 336 },
  earned: { meanMinor: 1580, lowMinor: 100, highMinor: 3360 },
  changed: 10,
  leftAlone: 10,
  compared: { changed: 10, leftAlone: 10 },
};
const accuracy = {
  classes: 96,
  expectedBookings: 1204,
  bookings: 1187,
  close: 81,
  meanOffBookings: 1.24,
};
const period = {
  effect,
  byChannel: [{ channel: 'wellhub' as const, effect: { ...effect, earned: null, perClass: null } }],
  byClass: [{ className: '=Yoga, "hot"', effect }],
  paid: [
    {
      marketplace: 'fitpass' as const,
      visits: 4,
      revenueMinor: 37_000,
      feeMinor: 2_000,
      perVisitMinor: 9_250,
      contractMinor: null,
    },
  ],
  accuracy,
};
const impact: Impact = {
  currency: 'MXN',
  today: '2026-11-25',
  countedTo: '2026-11-24',
  total: period,
  months: [{ month: '2026-11', ...period }],
};

describe('the impact export', () => {
  const lines = impactCsv(impact).slice(1).trimEnd().split('\r\n');

  it('has a line for each figure of each period', () => {
    expect(lines).toHaveLength(1 + 2 * 5);
    expect(lines[1]).toBe('All,Earned,All,15.80,1.00,33.60,1.58,Proven gain,10,10,,,,,,,,,,MXN');
    expect(lines[2]).toBe('All,Earned by channel,Wellhub,,,,,Proven gain,10,10,,,,,,,,,,MXN');
    expect(lines[4]).toBe('All,Paid per visit,Fitpass,,,,,,,,4,370.00,20.00,92.50,,,,,,MXN');
    expect(lines[10]).toBe('2026-11,Forecast,All,,,,,,,,,,,,,1204,1187,81,96,MXN');
  });

  it('prevents a class name from being read as a formula', () => {
    expect(lines[3]).toMatch(/^All,Earned by class,"'=Yoga, ""hot""",/);
  });
});

describe('the accuracy of forecasts', () => {
  it('is described in a sentence that owners understand', () => {
    expect(accuracyMessage(accuracy)).toBe(
      'A day or two before class, Cupo expected 1,204 bookings and 1,187 came. On average it was off by 1.2 per class; in 84% of 96 classes by no more than two.',
    );
    expect(accuracyMessage({ ...accuracy, classes: 0, meanOffBookings: null })).toContain(
      'Nothing to compare yet.',
    );
    expect(monthMessage('2026-11')).toBe('November 2026');
  });
});
