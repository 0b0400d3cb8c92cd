import { marketplaces, type Marketplace } from '#shared/contracts/channels.ts';
import { editClass, type ClassToEdit, type Terms } from '#functions/_domain/places/edits/edit-class.ts';
import { aClassToChange } from '#test/builders/a-class-to-change.ts';
import { neverSent } from '../never-sent.ts';

const terms = (connected: readonly Marketplace[] = marketplaces): Terms => ({
  mode: 'separate',
  now: new Date('2026-11-23T12:00:00Z'),
  connected: connected.map((channel) => ({ channel, revenuePerBookingMinor: 9_000 })),
});
/** A class with three places at Wellhub, none of them sold. */
const aClass = (given: Partial<ClassToEdit> = {}): ClassToEdit => ({
  startsAt: '2026-11-25T13:00:00.000Z',
  ...neverSent,
  ...aClassToChange(),
  ...given,
});

describe('a number that the class should have already', () => {
  test('is sent if the marketplace shows one of its own', () => {
    const cls = aClass({ mayShow: { wellhub: 6 } });
    const again = { allocations: { wellhub: cls.allocations['wellhub']! } };
    expect(editClass(cls, again, terms())).toMatchObject({
      places: [{ channel: 'wellhub', from: 6, to: 3 }],
      pushes: [{ marketplace: 'wellhub', from: 6, to: 3 }],
      named: ['wellhub'],
    });
    expect(editClass(aClass({ mayShow: { wellhub: 3 } }), again, terms())).toBeUndefined();
    expect(editClass(cls, again, terms(['fitpass']))).toBeUndefined();
  });

  test('is sent again if it was not confirmed and nothing is on its way', () => {
    const again = { allocations: { wellhub: 3 } };
    const unconfirmed = aClass({ pushVersions: { wellhub: 2 }, confirmed: { wellhub: { pushVersion: 1 } } });
    expect(editClass(unconfirmed, again, terms())?.pushes).toEqual([
      { marketplace: 'wellhub', from: 3, to: 3 },
    ]);
    const pending = { ...unconfirmed, latestPushes: { wellhub: '01ARZ3NDEKTSV4RRFFQ69G5FAV' } };
    expect(editClass(pending, again, terms())).toBeUndefined();
    const confirmed = { ...unconfirmed, confirmed: { wellhub: { pushVersion: 2 } } };
    expect(editClass(confirmed, again, terms())).toBeUndefined();
  });
});
