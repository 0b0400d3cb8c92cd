import { currencies } from '#shared/contracts/values.ts';
import { currencyOrNull, symbolOf, timezoneChoices, toAccount } from '#web/src/features/settings/region.ts';
import { mainTimezones, timezones } from '#web/src/features/settings/timezones.ts';

describe('the regional settings', () => {
  it('write each currency with its sign, and with its code where it has none', () => {
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

  it('offer twelve zones in the wizard and some sixty in the settings, all of them real', () => {
    expect(mainTimezones).toHaveLength(12);
    expect(timezones.length).toBeGreaterThanOrEqual(55);
    expect(new Set(timezones).size).toBe(timezones.length);
    expect(mainTimezones.filter((zone) => !timezones.includes(zone))).toEqual([]);
    for (const zone of timezones)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  });

  it('keep a zone that is none of those offered', () => {
    const values = (current: string) => timezoneChoices(mainTimezones, current).map(({ value }) => value);
    expect(values('Europe/Paris')).toEqual([...mainTimezones]);
    expect(values('')).toEqual([...mainTimezones]);
    expect(values('America/Argentina/La_Rioja')).toEqual(['America/Argentina/La_Rioja', ...mainTimezones]);
    expect(timezoneChoices(mainTimezones, 'America/Argentina/La_Rioja')[0]).toMatchObject({
      label: 'America/Argentina/La Rioja',
    });
  });

  it('are saved with null for what is empty', () => {
    expect(toAccount({ currency: 'MXN', country: '  ', timezone: '' })).toEqual({
      currency: 'MXN',
      country: null,
      timezone: null,
    });
    expect(toAccount({ currency: 'EUR', country: ' France ', timezone: 'Europe/Paris' })).toEqual({
      currency: 'EUR',
      country: 'France',
      timezone: 'Europe/Paris',
    });
  });

  it('know no other currency', () => {
    expect(currencyOrNull('COP')).toBe('COP');
    expect(currencyOrNull('JPY')).toBeNull();
    expect(currencyOrNull(undefined)).toBeNull();
  });
});
