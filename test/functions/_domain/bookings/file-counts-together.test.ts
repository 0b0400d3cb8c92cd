import { countsTogether } from '#functions/_domain/bookings/file-counts-together.ts';
import { fileCountNow } from '#functions/_domain/bookings/file-count.ts';
import type { DemandEvent, FileCount } from '#functions/_domain/classes/class-figures.ts';
import { instant, startsAt } from './counted-class.ts';

/** A count of a file that was imported so many minutes before the class. */
const counted = (booked: number, minutesBefore: number): FileCount =>
  fileCountNow(booked, { startsAt }, [], new Date(instant(minutesBefore)));
const secondsAt = (minutesBefore: number): number => Date.parse(instant(minutesBefore)) / 1000;
const booked = (minutesBefore: number): DemandEvent => ({
  minutesBefore,
  channel: 'fitpass',
  kind: 'booked',
});
const together = (
  left: FileCount,
  own: FileCount,
  events: { readonly left?: readonly DemandEvent[]; readonly own?: readonly DemandEvent[] } = {},
) =>
  countsTogether(
    { fileCount: left, unreported: {}, events: events.left ?? [] },
    { fileCount: own, unreported: {}, events: events.own ?? [] },
    startsAt,
  );

describe('the counts of two classes that are one now', () => {
  it('are the second one alone if it was first counted after the last count of the other', () => {
    const own = counted(4, 900);
    expect(together(counted(3, 1000), own)).toBe(own);
    expect(together(counted(3, 900), own).booked).toBe(7);
    const earlier = { ...own, firstSeconds: secondsAt(1100) };
    expect(together(counted(3, 1000), earlier).booked).toBe(7);
  });

  it('are their sum at the time of a file that counted both', () => {
    expect(together(counted(3, 1000), counted(4, 1000))).toEqual(counted(7, 1000));
  });

  it('are their sum from the earlier to the later time if files counted them at different times', () => {
    expect(together(counted(3, 1000), counted(4, 1100))).toEqual({
      ...counted(7, 1100),
      lastSeconds: secondsAt(1000),
      isThroughout: true,
    });
    const early = { ...counted(3, 1200), firstSeconds: secondsAt(1500) };
    expect(together(early, { ...counted(4, 1300), lastSeconds: secondsAt(1100) })).toEqual({
      ...counted(7, 1300),
      firstSeconds: secondsAt(1500),
      lastSeconds: secondsAt(1100),
      isThroughout: true,
    });
  });

  it.each([
    ['the first time differs', { atSeconds: secondsAt(1100) }, {}],
    ['the last time differs', { lastSeconds: secondsAt(900) }, {}],
    ['the first one was counted at different times', { isThroughout: true }, {}],
    ['the second one was counted at different times', {}, { isThroughout: true }],
  ])('count only what stood throughout if %s', (_, left, own) => {
    const [one, other] = [counted(3, 1000), counted(4, 1000)];
    expect(together({ ...one, ...left }, { ...other, ...own }).isThroughout).toBe(true);
  });

  it('have the known bookings of a class of which a file counted fewer', () => {
    const [one, other] = [counted(1, 1000), counted(4, 1000)];
    const two = [booked(1500), booked(1400)];
    expect(together(one, other, { left: two }).booked).toBe(6);
    expect(together(one, other, { left: [booked(1500), booked(500)] }).booked).toBe(5);
    expect(together(other, one, { own: two }).booked).toBe(6);
  });

  it('have the places of marketplaces that both had', () => {
    const left = { ...counted(3, 1000), unreported: { fitpass: 1 }, reported: { fitpass: 2 } };
    const own = { ...counted(4, 1000), unreported: { fitpass: 2, wellhub: 0 }, reported: { fitpass: 1 } };
    expect(together(left, own)).toMatchObject({
      unreported: { fitpass: 3, wellhub: 0 },
      reported: { fitpass: 3 },
    });
  });
});
