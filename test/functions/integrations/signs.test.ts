import {
  lastHeard,
  lastNumberOf,
  type ConfirmedNumber,
  type HeardBooking,
} from '#functions/integrations/signs/signs.ts';

const since = '2026-11-18T12:00:00.000Z';

const booking = (over: Partial<HeardBooking> = {}): HeardBooking => ({
  classId: 'a',
  channel: 'wellhub',
  bookedAt: '2026-11-24T12:00:00.000Z',
  marketplaceReference: 'w-1',
  ...over,
});

const number = (over: Partial<ConfirmedNumber> = {}): ConfirmedNumber => ({
  marketplace: 'wellhub',
  source: 'decision',
  appliedAt: '2026-11-24T12:00:00.000Z',
  placesTo: 5,
  className: 'Yoga',
  classLocalDate: '2026-11-27',
  classLocalTime: '07:00',
  ...over,
});

describe('the latest booking reported by a marketplace', () => {
  it('is its newest one', () => {
    const later = booking({ classId: 'b', bookedAt: '2026-11-25T08:00:00.000Z' });
    const others = [booking(), later, booking({ channel: 'fitpass', bookedAt: '2026-11-25T09:00:00.000Z' })];
    expect(lastHeard(others, 'wellhub', since)).toBe(later);
    expect(lastHeard(others, 'totalpass', since)).toBeUndefined();
  });

  it.each<[string, Partial<HeardBooking>, boolean]>([
    ['only a file knows', { marketplaceReference: undefined }, false],
    [
      'a file knew first, and a webhook reported',
      { marketplaceReference: undefined, reportedBy: 'webhook' },
      true,
    ],
    ['a mail told', { marketplaceReference: undefined, mailReference: 'm-1' }, true],
    ['the studio system told', { marketplaceReference: undefined, systemReference: 's-1' }, true],
    ['was made long ago', { bookedAt: '2026-11-18T11:59:00.000Z' }, false],
  ])('may be one that %s: %#', (_name, over, isHeard) => {
    expect(lastHeard([booking(over)], 'wellhub', since) !== undefined).toBe(isHeard);
  });
});

describe('the latest number confirmed by a marketplace', () => {
  it('is the one confirmed last, whenever it was decided', () => {
    const found = lastNumberOf(
      [number(), number({ appliedAt: '2026-11-24T13:00:00.000Z', placesTo: 7, guided: true })],
      'wellhub',
    );
    expect(found).toEqual({
      at: '2026-11-24T13:00:00.000Z',
      places: 7,
      className: 'Yoga',
      classLocalDate: '2026-11-27',
      classLocalTime: '07:00',
      byPerson: true,
    });
  });

  it.each<[string, Partial<ConfirmedNumber>]>([
    ['of another marketplace', { marketplace: 'fitpass' }],
    ['that is not confirmed', { appliedAt: undefined }],
    ['of what Logs note beside changes', { source: 'booking' }],
  ])('is none %s', (_name, over) => {
    expect(lastNumberOf([number(over)], 'wellhub')).toBeNull();
  });
});
