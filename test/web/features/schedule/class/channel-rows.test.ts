import { aClassView } from '../../../../builders/a-class-view.ts';
import { channelRows, soldPercent } from '../../../../../web/src/features/schedule/class/channel-rows.ts';

const rowOf = (rows: ReturnType<typeof channelRows>, channel: string) =>
  rows.find((row) => row.channel === channel);

describe('channelRows', () => {
  const rows = channelRows(aClassView(), [
    { channel: 'fitpass', connected: true },
    { channel: 'wellhub', connected: false },
  ]);

  it('lists direct sale and every marketplace, Kenko only where it sells', () => {
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

  it('says what was sold, allotted and confirmed', () => {
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

  it('draws no more than all of it', () => {
    const row = { channel: 'fitpass', confirmed: null, connected: true } as const;
    expect(soldPercent({ ...row, sold: 4, allotted: 8 })).toBe(50);
    expect(soldPercent({ ...row, sold: 9, allotted: 8 })).toBe(100);
    expect(soldPercent({ ...row, sold: 1, allotted: 0 })).toBe(0);
  });
});
