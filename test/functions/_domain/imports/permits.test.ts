import type { ImportPermit } from '#functions/_domain/imports/import-permit-store.ts';
import {
  clearingAmong,
  heldUntil,
  importPermits,
  isWorkUnderWay,
  openPermits,
  takingBackAmong,
} from '#functions/_domain/imports/permits.ts';

const now = new Date('2027-03-01T10:00:00.000Z');
const past = '2027-03-01T08:00:00.000Z';
const ended = now.toISOString();
const future = '2027-03-01T10:00:00.001Z';

const permit = (slot: string, until: string, given: Partial<ImportPermit> = {}): ImportPermit => ({
  studioId: 'studio',
  slot,
  holder: 'import',
  holderId: `import-${slot}`,
  working: true,
  until,
  ...given,
});
const slotsOf = (held: readonly ImportPermit[]) =>
  openPermits(importPermits, held, now).map(({ slot }) => slot);

describe('the permits of imports', () => {
  it('are held as long as their work may last', () => {
    expect([
      heldUntil(now, 'idle'),
      heldUntil(now, 'working'),
      heldUntil(now, 'direct'),
      heldUntil(now, 'windingDown'),
    ]).toEqual([
      '2027-03-01T10:15:00.000Z',
      '2027-03-01T16:00:00.000Z',
      '2027-03-01T10:02:00.000Z',
      '2027-03-01T10:30:00.000Z',
    ]);
  });

  it('go to another import if nobody holds them, or their time is over, the oldest first', () => {
    const [first = '', second = '', ...more] = slotsOf([]);
    expect(more.every((slot) => slot !== first && slot !== second)).toBe(true);
    const held = [permit(first, ended), permit(second, past)];
    expect(slotsOf(held).slice(-2)).toEqual([second, first]);
    expect(slotsOf(held)).toHaveLength(more.length + 2);
    expect(slotsOf([permit(first, future), permit(second, past)])).not.toContain(first);
    expect(openPermits(importPermits, held, now).at(-1)?.before).toBe(held[0]);
  });

  it.each([
    ['clearing', clearingAmong],
    ['taking-back', takingBackAmong],
  ] as const)('tell of the work %s while it is held', (holder, among) => {
    const held = permit('1', future, { holder });
    expect(among([permit('2', future), held], now)).toBe(held);
    expect(among([permit('1', ended, { holder })], now)).toBeUndefined();
    expect(among([permit('2', future)], now)).toBeUndefined();
  });

  it('tell whether rows are read or written now', () => {
    expect(isWorkUnderWay([permit('1', future)], now)).toBe(true);
    expect(isWorkUnderWay([permit('1', ended)], now)).toBe(false);
    expect(isWorkUnderWay([permit('1', future, { working: false })], now)).toBe(false);
  });
});
