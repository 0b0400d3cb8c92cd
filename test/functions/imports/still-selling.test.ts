import { stillSelling, type OfferedToClear } from '#functions/imports/clearing/clearing.ts';

const now = '2026-11-23T12:00:00.000Z';
const aClass = (over: Partial<OfferedToClear>): OfferedToClear => ({
  startsAt: '2026-11-25T13:00:00.000Z',
  bookedByChannel: {},
  allocations: {},
  mayShow: {},
  ...over,
});

describe('where cleared classes are still sold', () => {
  it('names each marketplace that may offer a place of a coming class', () => {
    const classes = [
      aClass({ mayShow: { wellhub: 4 } }),
      aClass({ allocations: { fitpass: 1 }, mayShow: { totalpass: 0 } }),
    ];
    expect(stillSelling(classes, now)).toEqual(['fitpass', 'wellhub']);
  });

  it('is empty once the class has begun, or all offered places are sold', () => {
    expect(stillSelling([aClass({ startsAt: now, mayShow: { wellhub: 4 } })], now)).toEqual([]);
    const soldOut = aClass({ mayShow: { wellhub: 4 }, bookedByChannel: { wellhub: 4 } });
    expect(stillSelling([soldOut], now)).toEqual([]);
  });
});
