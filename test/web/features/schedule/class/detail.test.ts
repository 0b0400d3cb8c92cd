import { aChange, aPush } from '#test/builders/a-class-detail.ts';
import { aClassView } from '#test/builders/a-class-view.ts';
import { isOvertaken, progressOf } from '#web/src/features/schedule/class/detail.ts';

const base = aClassView({ allocations: { fitpass: 8 } });

describe('isOvertaken', () => {
  it.each([
    ['a booking', { bookings: 11, version: 2 }, false, false],
    ['another capacity', { totalCapacity: 21 }, true, true],
    ['another allocation', { allocations: { fitpass: 7 } }, false, true],
    ['a first allocation', { allocations: { fitpass: 8, wellhub: 1 } }, false, true],
    ['an allocation that is gone', { allocations: {} }, false, true],
  ])('by %s', (_name, change, capacity, slots) => {
    const now = aClassView({ ...base, ...change });
    expect(isOvertaken(base, now, 'capacity')).toBe(capacity);
    expect(isOvertaken(base, now, 'slots')).toBe(slots);
  });
});

describe('progressOf', () => {
  const tried = aPush({ marketplace: 'wellhub', attempts: 1, message: 'It is sent again.' });

  it.each([
    ['nothing to send', [], 'done'],
    ['everything sent', [aPush({ status: 'applied', attempts: 1 })], 'done'],
    ['called off', [aPush({ status: 'cancelled' })], 'done'],
    ['not tried yet', [aPush()], 'sending'],
    ['being tried', [aPush({ attempts: 1 })], 'sending'],
    ['tried in vain', [tried, aPush()], 'partial'],
    ['given up', [aPush({ status: 'failed', attempts: 5, message: 'No such class.' })], 'partial'],
  ])('%s', (_name, pushes, state) => {
    expect(progressOf(aChange({ pushes })).state).toBe(state);
  });

  it('names the marketplaces that are pending and those that refused', () => {
    const failed = aPush({ marketplace: 'totalpass', status: 'failed', message: 'No such class.' });
    expect(progressOf(aChange({ pushes: [tried, failed] }))).toEqual({
      state: 'partial',
      waiting: ['wellhub'],
      byHand: [],
      refused: [failed],
      notes: [],
    });
  });
});
