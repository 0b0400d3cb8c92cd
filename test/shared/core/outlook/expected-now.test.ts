import { expectedNow } from '#shared/core/outlook/expected-now.ts';
import { aSoldClass, customers, demandLeft } from './a-foretold-class.ts';

const at = (hoursNow: number) => ({ hoursThen: 48, hoursNow });
const requests = (left: ReturnType<typeof demandLeft>) => left.channels.map((one) => one.requests);

/** The class is full: no channel accepts bookings, and people who cannot book are not seen. */
const full = aSoldClass({ totalCapacity: 5 });

describe('a forecast that is carried forward to now', () => {
  it('is unchanged at its own time, and before', () => {
    expect(expectedNow(demandLeft(), customers(), aSoldClass(), at(48))).toEqual(demandLeft());
    expect(expectedNow(demandLeft(), customers(), aSoldClass(), at(60))).toEqual(demandLeft());
  });

  it('loses the requests expected by now, according to each channel’s own curve', () => {
    const later = expectedNow(demandLeft(), customers(), full, at(24));
    expect(requests(later)).toEqual([expect.closeTo(3, 9), expect.closeTo(2, 9)]);
    expect(requests(expectedNow(demandLeft(), customers(), full, at(0)))).toEqual([0, 0]);
  });

  it('falls if there were fewer bookings than expected, and rises if there were more', () => {
    const none = expectedNow(demandLeft(), customers(), aSoldClass(), at(24));
    // One was expected directly and two on Fitpass: 10 / 13 of the class, and 20 / (20 + 10 / 13) of direct.
    expect(requests(none)[0]).toBeCloseTo(3 * (10 / 13) * (20 / (20 + 10 / 13)), 9);
    const many = aSoldClass({ bookings: 10, bookedByChannel: { direct: 6, fitpass: 4 } });
    const more = expectedNow(demandLeft(), customers(), many, at(24));
    expect(requests(more)[0]).toBeGreaterThan(3);
    expect(more.classShape).toBe(15);
    expect(more.channels.map(({ shape }) => shape)).toEqual([23, 22]);
    expect(more.channels.map(({ booked }) => booked)).toEqual([6, 4]);
  });

  it('learns nothing from a marketplace that was closed', () => {
    const closed = aSoldClass({ allocations: { fitpass: 2 } });
    const [direct, fitpass] = requests(expectedNow(demandLeft(), customers(), closed, at(24)));
    expect(direct).toBeCloseTo(3 * (10 / 11) * (20 / (20 + 10 / 11)), 9);
    expect(fitpass).toBeCloseTo(2 * (10 / 11), 9);
  });

  it('assumes even demand for a channel without a known curve', () => {
    const unknown = customers({ sharePerHour: {} });
    expect(requests(expectedNow(demandLeft(), unknown, full, at(12)))).toEqual([
      expect.closeTo(1, 9),
      expect.closeTo(1, 9),
    ]);
  });
});
