import type { PlacesListing } from '#functions/_domain/connections/connectors/connector.ts';
import { comparePlaces } from '#functions/marketplaces/reconcile/compare-places.ts';

const startsAt = '2026-11-25T13:00:00.000Z';
const now = new Date('2026-11-24T13:00:00.000Z');

const aClass = (given: object = {}) => ({
  className: 'Yoga',
  room: 'Sala 1',
  startsAt,
  allocations: { wellhub: 5 },
  pushVersions: { wellhub: 2 },
  confirmed: { wellhub: { slots: 5, pushVersion: 2 } },
  mayShow: { wellhub: 5 },
  bookedByChannel: {},
  ...given,
});

const shown = (
  slots: number,
  given: { booked?: number; name?: string; room?: string; at?: string } = {},
) => ({
  listing: {
    id: '1',
    name: given.name ?? 'Yoga',
    startsAt: given.at ?? startsAt,
    ...(given.room && { room: given.room }),
  },
  places: { slots, booked: given.booked ?? 0 },
});

const compare = (cls: ReturnType<typeof aClass>, ...listings: PlacesListing[]) =>
  comparePlaces('wellhub', [cls], listings, now);

describe('a marketplace’s offer compared with our numbers', () => {
  it('matches if the confirmed number is offered', () => {
    expect(compare(aClass(), shown(5))).toEqual({
      drifted: [],
      unconfirmed: [],
      seenAnew: [],
      ownNumbers: [],
      agreeing: 1,
      sales: [],
      unmatched: [],
    });
  });

  it('is verified again if sales raised our number to the offered one', () => {
    const cls = aClass({ allocations: { wellhub: 7 }, bookedByChannel: { wellhub: 7 } });
    const { seenAnew, agreeing, drifted } = compare(cls, shown(7, { booked: 7 }));
    expect([seenAnew, agreeing, drifted]).toMatchObject([[{ wanted: 7, shown: 7 }], 1, []]);
  });

  it('has drifted if another number is offered, whatever case and accents its name has', () => {
    const { drifted } = compare(aClass(), shown(7, { name: 'YÓGA' }));
    expect(drifted).toMatchObject([{ wanted: 5, shown: 7 }]);
  });

  it('is repaired also if more is sold than should be open', () => {
    expect(compare(aClass(), shown(7, { booked: 6 })).drifted).toMatchObject([{ wanted: 5, shown: 7 }]);
  });

  it('may have sold more than the class knows, or fewer of the unreported ones', () => {
    const three = { bookedByChannel: { wellhub: 3 } };
    const sales = (given: object, booked: number) =>
      compare(aClass(given), shown(5, { booked })).sales.map(({ sold }) => sold);
    expect([sales({}, 0), sales({}, 1), sales(three, 3), sales(three, 2)]).toEqual([[], [1], [], []]);
    expect(sales({ ...three, unreported: { wellhub: 1 } }, 2)).toEqual([2]);
  });

  it('is asked for its sales if its list lacks them and some were not reported', () => {
    const untold = { ...shown(5), places: { slots: 5 } };
    const known = { bookedByChannel: { wellhub: 3 } };
    expect(compare(aClass(known), untold).sales).toEqual([]);
    expect(compare(aClass({ ...known, unreported: { wellhub: 1 } }), untold).sales).toMatchObject([
      { listed: untold, sold: undefined },
    ]);
  });

  it('is unconfirmed if only an older number was confirmed', () => {
    const { drifted, unconfirmed } = compare(aClass({ pushVersions: { wellhub: 3 } }), shown(4));
    expect(drifted).toEqual([]);
    expect(unconfirmed).toMatchObject([{ wanted: 5, shown: 4 }]);
  });

  it.each([
    ['another name', shown(7, { name: 'Pilates' })],
    ['another start', shown(7, { at: '2026-11-25T14:00:00.000Z' })],
  ])('says nothing of a listing of %s', (_, listing) => {
    expect(compare(aClass(), listing)).toMatchObject({ drifted: [], unmatched: [{ className: 'Yoga' }] });
  });

  it('uses the room to distinguish classes with the same name and start, and is skipped if it cannot', () => {
    const rooms = [shown(9, { room: 'Sala 2' }), shown(7, { room: 'sala 1' })];
    expect(compare(aClass(), ...rooms).drifted).toMatchObject([{ shown: 7 }]);
    expect(compare(aClass(), shown(9), shown(7))).toMatchObject({
      drifted: [],
      unmatched: [{ className: 'Yoga' }],
    });
  });

  it('leaves out a class without places there', () => {
    expect(compare(aClass({ allocations: {} }), shown(7))).toMatchObject({
      drifted: [],
      unconfirmed: [],
      ownNumbers: [],
      agreeing: 0,
      unmatched: [],
    });
  });

  it('is the marketplace’s own before it was ever sent one, and is noted when it changes', () => {
    const never = (given: object = {}) =>
      aClass({ pushVersions: {}, confirmed: {}, mayShow: {}, allocations: {}, ...given });
    expect(compare(never(), shown(7, { booked: 2 }))).toMatchObject({
      drifted: [],
      unconfirmed: [],
      ownNumbers: [{ shown: 7 }],
      agreeing: 0,
      sales: [{ sold: 2 }],
    });
    expect(compare(never({ allocations: { wellhub: 3 } }), shown(7)).ownNumbers).toMatchObject([
      { shown: 7 },
    ]);
    expect(compare(never({ mayShow: { wellhub: 7 } }), shown(7)).ownNumbers).toEqual([]);
    expect(compare(never()).unmatched).toEqual([]);
  });
});

test('sales of a class are read again while bookings that were removed here may still be sold there', () => {
  const removed = { bookedByChannel: { wellhub: 2 }, unreported: { wellhub: 2 } };
  const soldIn = (given: object) => compare(aClass({ ...removed, ...given }), shown(5, { booked: 2 })).sales;
  expect(soldIn({})).toEqual([]);
  expect(soldIn({ unread: { fitpass: 1 } })).toEqual([]);
  expect(soldIn({ unread: { wellhub: 1 } })).toMatchObject([{ sold: 2 }]);
});
