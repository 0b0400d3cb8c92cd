import { endOfChange, type ChangeTimes } from '#shared/core/states/change-end.ts';

const createdAt = '2026-11-23T12:00:00.000Z';
const later = '2026-11-23T12:05:00.000Z';
const change: ChangeTimes = { status: 'pending', createdAt, appliedAt: null, endedAt: null };

describe('the end of a change', () => {
  it('is when it was applied, when it failed, or when something newer took its place', () => {
    expect(endOfChange({ ...change, status: 'success', appliedAt: later })).toBe(later);
    expect(endOfChange({ ...change, status: 'failure', endedAt: later })).toBe(later);
    expect(endOfChange({ ...change, status: 'not-sent', endedAt: later })).toBe(later);
  });

  it('has not come while it is pending, also where it failed before', () => {
    expect(endOfChange(change)).toBeNull();
    expect(endOfChange({ ...change, endedAt: later })).toBeNull();
  });

  it('is its beginning where it failed and nobody recorded when', () => {
    expect(endOfChange({ ...change, status: 'failure' })).toBe(createdAt);
  });
});
