import { currencyFormats } from '#shared/core/money/currencies.ts';
import { currencyOf, decimalOf, formatMoney, parseMoney } from '#shared/core/money/money.ts';

describe('formatMoney', () => {
  it.each([
    [123_450, 'USD', '$1,234.50'],
    [123_456_789, 'MXN', '$1,234,567.89'],
    [5, 'CAD', '$0.05'],
    [-5, 'EUR', '−€0.05'],
    [99_900, 'GBP', '£999.00'],
    [100_000, 'BRL', 'R$1,000.00'],
    [1_250_000, 'CLP', '$1,250,000'],
    [1_250_050, 'COP', '$12,501'],
    [-49, 'COP', '$0'],
    [-50, 'COP', '−$1'],
    [0, 'USD', '$0.00'],
    [1234, 'AUD', 'AUD 12.34'],
    [1234, 'CHF', 'CHF 12.34'],
    [1234, 'JPY', 'JPY 1,234'],
    [1234, 'KWD', 'KWD 1.234'],
  ])('writes %p %s as %s', (amount, currency, text) => expect(formatMoney(amount, currency)).toBe(text));

  it('refuses invalid amounts and currencies', () => {
    expect(() => formatMoney(1.5, 'USD')).toThrow('amountMinor must be a whole number of minor units');
    expect(() => formatMoney(Number.NaN, 'USD')).toThrow('amountMinor');
    expect(() => formatMoney(1, 'usd')).toThrow('currency must be three capital letters');
  });
});

describe('parseMoney', () => {
  it.each([
    ['12.5', 'USD', 1250],
    [' 1234 ', 'MXN', 123_400],
    ['-0.05', 'EUR', -5],
    ['-0', 'EUR', 0],
    ['1250', 'CLP', 1250],
    ['0.07', 'GBP', 7],
    ['90071992547409.91', 'USD', Number.MAX_SAFE_INTEGER],
  ])('reads %p %s', (text, currency, amount) => expect(parseMoney(text, currency)).toBe(amount));

  it.each([
    ['1,234.50', 'USD', 'plain decimal'],
    ['$5', 'USD', 'plain decimal'],
    ['', 'USD', 'plain decimal'],
    ['1e3', 'USD', 'plain decimal'],
    ['.5', 'USD', 'plain decimal'],
    ['1.005', 'USD', 'at most 2 decimals in USD'],
    ['1.5', 'CLP', 'at most 0 decimals in CLP'],
    ['90071992547409.92', 'USD', 'too large'],
  ])('refuses %p %s: %s', (text, currency, reason) => {
    expect(() => parseMoney(text, currency)).toThrow(reason);
    expect(() => parseMoney(text, currency)).toThrow(expect.objectContaining({ path: 'amount' }));
  });
});

it.each([
  [123_450, 'MXN', '1234.50'],
  [-5, 'EUR', '-0.05'],
  [1250, 'CLP', '1250'],
  [7, 'COP', '0.07'],
])('writes %p %s as the plain decimal %s and reads it back', (amount, currency, text) => {
  expect(decimalOf(amount, currency)).toBe(text);
  expect(parseMoney(text, currency)).toBe(amount);
});

it('offers each currency once, and finds it by its code', () => {
  const codes = currencyFormats.map((one) => one.code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const one of currencyFormats) expect(currencyOf(one.code)).toBe(one);
});
