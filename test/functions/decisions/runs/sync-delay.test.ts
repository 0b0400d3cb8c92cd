import { syncDelayHours } from '#functions/decisions/runs/sync-delay.ts';

const at = Date.parse('2026-11-23T12:00:00Z');
const after = (seconds: number) => ({
  createdAt: new Date(at).toISOString(),
  appliedAt: new Date(at + seconds * 1000).toISOString(),
});
const minutes = (hours: number): number => Math.round(hours * 600) / 10;

describe('how long a booking may be unknown elsewhere', () => {
  it('is two minutes plus the time within which 95 % of the changes were confirmed', () => {
    const twenty = [...Array.from({ length: 18 }, () => after(6)), after(30), after(9_000)];
    expect(minutes(syncDelayHours(twenty))).toBe(2.5);
  });

  it('is seven minutes until there is enough data, or more if changes took longer', () => {
    expect(minutes(syncDelayHours([]))).toBe(7);
    expect(minutes(syncDelayHours([after(5)]))).toBe(7);
    expect(minutes(syncDelayHours([after(600)]))).toBe(12);
  });

  it('ignores unconfirmed changes and clocks that go back', () => {
    const unconfirmed = Array.from({ length: 30 }, () => ({ createdAt: new Date(at).toISOString() }));
    expect(minutes(syncDelayHours(unconfirmed))).toBe(7);
    expect(minutes(syncDelayHours(Array.from({ length: 20 }, () => after(-60))))).toBe(2);
  });
});
