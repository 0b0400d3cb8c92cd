import { currencies } from '../../../../shared/contracts/values.ts';
import {
  currencyOrNull,
  symbolOf,
  timezoneChoices,
  timezones,
  toAccount,
} from '../../../../web/src/features/settings/region.ts';

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

  it('offer twelve zones, and keep one that is none of them', () => {
    expect(timezones).toHaveLength(12);
    expect(timezoneChoices('Europe/Paris').map(({ value }) => value)).toEqual([...timezones]);
    expect(timezoneChoices('').map(({ value }) => value)).toEqual([...timezones]);
    expect(timezoneChoices('America/Monterrey')[0]).toEqual({
      value: 'America/Monterrey',
      label: 'America/Monterrey',
    });
    expect(timezoneChoices('America/Monterrey')).toHaveLength(13);
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
