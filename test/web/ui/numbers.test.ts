import { wholeMoney } from '#shared/core/money/whole-money.ts';
import { sharePercent, signed, signedMoney, wholePercent } from '#web/src/ui/numbers.ts';

describe('percents', () => {
  it('are whole numbers, rounded half up', () => {
    expect(wholePercent((22 / 24) * 100)).toBe('92%');
    expect(wholePercent(79.5)).toBe('80%');
    expect(wholePercent(79.49)).toBe('79%');
    expect(wholePercent(100)).toBe('100%');
    expect(wholePercent((7 / 25) * 100)).toBe('28%');
    expect(wholePercent(29 / 100 / 0.01)).toBe('29%');
  });

  it('are computed from a share without floating-point errors', () => {
    expect(sharePercent(0.845)).toBe('85%');
    expect(sharePercent(0.285)).toBe('29%');
    expect(sharePercent(0)).toBe('0%');
  });
});

describe('money', () => {
  it.each([
    [123_450, 'USD', '$1,235'],
    [123_449, 'USD', '$1,234'],
    [-250, 'EUR', '−€3'],
    [1234, 'CLP', '$1,234'],
    [150_049, 'COP', '$1,500'],
    [0, 'BRL', 'R$0'],
    [99, 'GBP', '£1'],
  ])('%i minor units of %s in whole units are %s', (amountMinor, currency, text) => {
    expect(wholeMoney(amountMinor, currency)).toBe(text);
  });

  it('shows a sign for a difference', () => {
    expect(signedMoney(21_450, 'MXN')).toBe('+$214.50');
    expect(signedMoney(-4200, 'MXN')).toBe('−$42.00');
    expect(signedMoney(0, 'MXN')).toBe('$0.00');
  });
});

describe('signed', () => {
  it('shows a plus sign before a positive number', () => {
    expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']);
  });
});
