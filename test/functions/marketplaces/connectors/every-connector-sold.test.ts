import { bringPlaces } from '#functions/marketplaces/session/place-push.ts';
import type { Simulator } from '#infra/local/simulators/index.ts';
import { cases, openCase } from './connector-cases.ts';
import { errorOf, listingOf, sessionWith } from './scene.ts';

describe.each(cases)('unreported sales at $name', (one) => {
  const { connector, credentials } = one;
  let simulator: Simulator;

  beforeEach(async () => {
    simulator = await openCase(one);
  });
  afterEach(() => simulator.close());

  const listed = () => simulator.store.classes()[0]!;
  const sell = (difference: 1 | -1) => simulator.store.book(listed().studio, listed().reference, difference);
  const bring = async (
    places: number,
    applySold: (sold: number) => Promise<number> = (sold) => Promise.resolve(sold),
    mayRaise = true,
  ) => {
    const session = sessionWith(simulator, credentials);
    const listing = await listingOf(connector, session);
    const raising = () => Promise.resolve(mayRaise);
    return bringPlaces({ connector, session, listing, places, applySold, mayRaise: raising });
  };

  test('keep their places, and nothing more is offered', async () => {
    const applied: number[] = [];
    const verified = await bring(0, (sold) => {
      applied.push(sold);
      return Promise.resolve(sold);
    });
    expect(verified).toEqual({ places: 2, sent: true });
    expect([listed().slots, listed().booked]).toEqual([2, 2]);
    expect(new Set(applied)).toEqual(new Set([2]));
  });

  test('leave a number alone that is already as low, or higher than the sales', async () => {
    await bring(2);
    expect(await bring(1)).toEqual({ places: 2, sent: false });
    expect(await bring(5)).toEqual({ places: 5, sent: true });
  });

  test('never raise the number if no more may be opened, which does not prevent a lower or equal one', async () => {
    const bringOnly = (places: number) => bring(places, (sold) => Promise.resolve(sold), false);
    await expect(bringOnly(7)).rejects.toMatchObject({ name: 'MayNotRaise', slots: 6 });
    expect(listed().slots).toBe(6);
    expect(await bringOnly(6)).toEqual({ places: 6, sent: false });
    expect(await bringOnly(4)).toEqual({ places: 4, sent: true });
    await expect(bringOnly(5)).rejects.toMatchObject({ slots: 4 });
  });

  test('may happen between reading and setting: the number then covers them', async () => {
    let sales = 0;
    const verified = await bring(2, (sold) => {
      // The read is finished; a member books before the number is set.
      if (sales < 2 && sell(1)) sales += 1;
      return Promise.resolve(sold);
    });
    expect(verified).toEqual({ places: 4, sent: true });
    expect([listed().slots, listed().booked]).toEqual([4, 4]);
  });

  test('end in a retryable error if they continue', async () => {
    const { kind } = await errorOf(
      bring(0, (sold) => {
        sell(1);
        return Promise.resolve(sold);
      }),
    );
    expect(kind).toBe('unclear');
  });

  test('are not derived from a count that still includes cancelled bookings', async () => {
    const { kind, userMessage } = await errorOf(bring(0, () => Promise.resolve(1)));
    expect([kind, userMessage]).toEqual([
      'unclear',
      expect.stringMatching(/still counts 1 cancelled booking\.$/),
    ]);
    expect(listed().slots).toBe(6);
  });
});
