import { currencies } from '#shared/contracts/values.ts';
import { currencyOrNull, symbolOf, timezoneChoices, toAccount } from '#web/src/features/settings/region.ts';
import { mainTimezones, timezones } from '#web/src/features/settings/timezones.ts';

describe('the regional settings', () => {
  it('show each currency with its symbol, or with its code if it has no symbol', () => {
    expect(currencies.map((code) => `${code} ${symbolOf(code)}`)).toEqual([
      'USD $',
      'MXN $',
      'EUR €',
      'GBP £',
      'CAD $',
      'AUD AUD',
      'BRL R$',
      'CLP $',
      'COP $',
    ]);
  });

  it('offer twelve time zones in the wizard and at least 55 in the settings, all of them valid', () => {
    expect(mainTimezones).toHaveLength(12);
    expect(timezones.length).toBeGreaterThanOrEqual(55);
    expect(new Set(timezones).size).toBe(timezones.length);
    expect(mainTimezones.filter((zone) => !timezones.includes(zone))).toEqual([]);
    for (const zone of timezones)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  });

  it('keep a time zone that is not in the list', () => {
    const values = (current: string) => timezoneChoices(mainTimezones, current).map(({ value }) => value);
    expect(values('Europe/Paris')).toEqual([...mainTimezones]);
    expect(values('')).toEqual([...mainTimezones]);
    expect(values('America/Argentina/La_Rioja')).toEqual(['America/Argentina/La_Rioja', ...mainTimezones]);
    expect(timezoneChoices(mainTimezones, 'America/Argentina/La_Rioja')[0]).toMatchObject({
      label: 'America/Argentina/La Rioja',
    });
  });

  it('are saved where they were edited, with null for empty fields', () => {
    const saved = { studioName: 'Norte', currency: 'USD', country: 'Mexico', timezone: 'UTC' } as const;
    expect(toAccount(saved, { currency: 'MXN', country: '  ', timezone: '' })).toEqual({
      currency: 'MXN',
      country: null,
      timezone: null,
    });
    expect(toAccount(saved, { ...saved, studioName: ' Sur ', country: ' France ' })).toEqual({
      studioName: 'Sur',
      country: 'France',
    });
    expect(toAccount(saved, saved)).toEqual({});
  });

  it('reject any other currency', () => {
    expect(currencyOrNull('COP')).toBe('COP');
    expect(currencyOrNull('JPY')).toBeNull();
    expect(currencyOrNull(undefined)).toBeNull();
  });
});
