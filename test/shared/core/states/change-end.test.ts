import { endOfChange, type ChangeTimes } from '#shared/core/states/change-end.ts';

const createdAt = '2026-11-23T12:00:00.000Z';
const later = '2026-11-23T12:05:00.000Z';
const change: ChangeTimes = { status: 'pending', createdAt, appliedAt: null, endedAt: null };

describe('the end of a change', () => {
  it('is when it was applied, when it failed, or when something newer replaced it', () => {
    expect(endOfChange({ ...change, status: 'success', appliedAt: later })).toBe(later);
    expect(endOfChange({ ...change, status: 'failure', endedAt: later })).toBe(later);
    expect(endOfChange({ ...change, status: 'not-sent', endedAt: later })).toBe(later);
  });

  it('is empty while it is pending, even if it failed before', () => {
    expect(endOfChange(change)).toBeNull();
    expect(endOfChange({ ...change, endedAt: later })).toBeNull();
  });

  it('is its beginning if it failed without a recorded time', () => {
    expect(endOfChange({ ...change, status: 'failure' })).toBe(createdAt);
  });
});
