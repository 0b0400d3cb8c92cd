import { aClassView } from '#test/builders/a-class-view.ts';
import { channelRows, seenAt, soldPercent } from '#web/src/features/schedule/class/channel-rows.ts';

const rowOf = (rows: ReturnType<typeof channelRows>, channel: string) =>
  rows.find((row) => row.channel === channel);

describe('channelRows', () => {
  const rows = channelRows(aClassView(), [
    { channel: 'fitpass', connected: true },
    { channel: 'wellhub', connected: false },
  ]);

  it('lists direct sales and every marketplace, but Kenko only if it sells', () => {
    expect(rows.map(({ channel }) => channel)).toEqual([
      'direct',
      'fitpass',
      'wellhub',
      'totalpass',
      'classpass',
    ]);
    const withKenko = channelRows(aClassView({ allocations: { kenko: 0 } }), []);
    expect(rowOf(withKenko, 'kenko')).toMatchObject({ allotted: 0, connected: false });
  });

  it('contains the sold, the allotted and the confirmed places', () => {
    expect(rowOf(rows, 'fitpass')).toEqual({
      channel: 'fitpass',
      sold: 4,
      allotted: 8,
      confirmed: { slots: 8, at: '2026-11-20T13:00:00.000Z' },
      connected: true,
    });
    expect(rowOf(rows, 'direct')).toMatchObject({ sold: 6, allotted: null, connected: true });
    expect(rowOf(rows, 'wellhub')).toMatchObject({
      sold: 0,
      allotted: null,
      confirmed: null,
      connected: false,
    });
  });

  it('shows at most 100 percent as sold', () => {
    const row = { channel: 'fitpass', confirmed: null, connected: true } as const;
    expect(soldPercent({ ...row, sold: 4, allotted: 8 })).toBe(50);
    expect(soldPercent({ ...row, sold: 9, allotted: 8 })).toBe(100);
    expect(soldPercent({ ...row, sold: 1, allotted: 0 })).toBe(0);
  });
});

describe('seenAt', () => {
  const confirmedAt = '2026-11-20T13:00:00.000Z';
  const later = '2026-11-20T13:05:00.000Z';
  const shown = [{ marketplace: 'fitpass' as const, lastSeenAt: later }];
  const row = rowOf(channelRows(aClassView(), [{ channel: 'fitpass', connected: true }]), 'fitpass')!;

  it('is the time of the latest read with this number, otherwise of its confirmation', () => {
    expect(seenAt(row, shown)).toBe(later);
    expect(seenAt(row, [])).toBe(confirmedAt);
    expect(seenAt(row, [{ marketplace: 'fitpass', lastSeenAt: '2026-11-20T12:00:00.000Z' }])).toBe(
      confirmedAt,
    );
    expect(seenAt(row, [{ marketplace: 'wellhub', lastSeenAt: later }])).toBe(confirmedAt);
  });

  it('is the time of the confirmation if the number has changed since, and null without a confirmation', () => {
    expect(seenAt({ ...row, allotted: 9 }, shown)).toBe(confirmedAt);
    expect(seenAt({ ...row, confirmed: null }, shown)).toBeNull();
  });
});
