import { countFirings, type CheckTerms, type PastSale } from '#shared/core/rules/count-firings.ts';
import { aRule } from '#test/builders/a-ruled-class.ts';

const polls: CheckTerms = {
  inventory: 'separate',
  maxSlotAdjustment: 5,
  horizonHours: 336,
  cutOffHours: () => 12,
};

type Event = PastSale['events'][number];
const booked = (hours: number, channel = 'direct'): Event => ({
  minutesBefore: hours * 60,
  channel,
  kind: 'booked',
});
const cancelled = (hours: number, channel = 'direct'): Event => ({
  ...booked(hours, channel),
  kind: 'cancelled',
});

/** Ten places, two of them on Fitpass. */
const sale = (events: readonly Event[], given: Partial<PastSale> = {}): PastSale => ({
  capacity: 10,
  events,
  allocationLog: [{ minutesBefore: 300 * 60, channel: 'fitpass', places: 2 }],
  ...given,
});
const times = (n: number, event: Event): Event[] => Array.from({ length: n }, () => event);

const above = (occupancyPercent: number, hoursBeforeMin: number) =>
  aRule({ condition: { kind: 'occupancy-above', occupancyPercent, hoursBeforeMin } });

describe('a backtest', () => {
  it('counts a class once for as long as the condition applies', () => {
    expect(countFirings(aRule(), [sale([]), sale([booked(200), booked(100)])], polls)).toBe(2);
  });

  it('counts again when the condition ended and applied again', () => {
    const events = [...times(6, booked(100)), cancelled(50), booked(40), cancelled(30)];
    expect(countFirings(aRule(), [sale(events)], polls)).toBe(3);
  });

  it('misses changes that were reversed within an hour', () => {
    const events = [...times(6, booked(100)), cancelled(50.9), booked(50.1)];
    expect(countFirings(aRule(), [sale(events)], polls)).toBe(1);
  });

  it.each([
    ['in time', 30, 24, 1],
    ['in the last hour', 24, 24, 1],
    ['too late for the rule', 23.9, 24, 0],
    ['before the cut-off', 13, 0, 1],
    ['after the cut-off', 12.5, 0, 0],
    ['before anybody looked', 500, 24, 1],
  ])('sees what filled the class %s', (_name, hours, hoursBeforeMin, count) => {
    expect(countFirings(above(50, hoursBeforeMin), [sale(times(6, booked(hours)))], polls)).toBe(count);
  });

  it.each([
    ['before either cut-off', 31, 1],
    ['between the two cut-offs', 20, 1],
    ['after both cut-offs', 12.5, 0],
  ])('sees what filled the class %s of its platforms', (_name, hours, count) => {
    const cutOffHours = (channel: string) => (channel === 'wellhub' ? 30 : 12);
    const rule = { ...above(50, 0), platforms: ['fitpass', 'wellhub'] };
    const full = sale(times(6, booked(hours)));
    expect(countFirings(rule, [full], { ...polls, cutOffHours })).toBe(count);
    const onlyWellhub = hours > 30 ? 1 : 0;
    expect(countFirings({ ...rule, platforms: ['wellhub'] }, [full], { ...polls, cutOffHours })).toBe(
      onlyWellhub,
    );
  });

  it('counts nothing if nothing could have been changed', () => {
    expect(countFirings(above(90, 12), [sale(times(10, booked(100)))], polls)).toBe(0);
    expect(countFirings(aRule(), [sale([], { capacity: 0 })], polls)).toBe(0);
    const lower = aRule({ action: 'decrease' });
    expect(countFirings(lower, [sale(times(2, booked(400, 'fitpass')))], polls)).toBe(0);
    expect(countFirings(lower, [sale([booked(400, 'fitpass')])], polls)).toBe(1);
  });

  it('uses the allocations of that time: the first applies from the beginning', () => {
    const lower = aRule({ action: 'decrease' });
    const places = (hours: number, count: number) => ({
      minutesBefore: hours * 60,
      channel: 'fitpass',
      places: count,
    });
    expect(countFirings(lower, [sale([], { allocationLog: [places(20, 3), places(10, 0)] })], polls)).toBe(1);
    expect(countFirings(lower, [sale([], { allocationLog: [places(20, 0), places(10, 3)] })], polls)).toBe(0);
    expect(countFirings(lower, [sale([], { allocationLog: [places(40, 0), places(30, 3)] })], polls)).toBe(1);
  });

  it('excludes the places offered by other channels', () => {
    const offered = { allocationLog: [{ minutesBefore: 18_000, channel: 'kenko', places: 10 }] };
    expect(countFirings(aRule(), [sale([], offered)], polls)).toBe(0);
    expect(countFirings(aRule(), [sale([], offered)], { ...polls, inventory: 'shared' })).toBe(1);
  });

  it('works for a rule that is off, and for no class at all', () => {
    expect(countFirings(aRule({ enabled: false }), [sale([])], polls)).toBe(1);
    expect(countFirings(aRule(), [], polls)).toBe(0);
  });
});
