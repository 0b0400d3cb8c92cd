import { effectOf, type Existing } from '#web/src/features/settings/region-change/currency-effect.ts';
import { textsOf } from '#web/src/features/settings/region-change/currency-texts.ts';
import type { Currency } from '#shared/contracts/values.ts';

const full: Existing = { classes: 40, marketplaces: 2 };

const texts = (to: Currency, existing = full) => {
  const found = effectOf('MXN', to, existing);
  return found && textsOf(found);
};

describe('a change of the currency', () => {
  it('does nothing to a studio without classes and marketplaces, or if it is the same', () => {
    expect(texts('CLP', { classes: 0, marketplaces: 0 })).toBeNull();
    expect(texts('MXN')).toBeNull();
  });

  it('says that amounts are not converted, and that they are right if the files meant them so', () => {
    expect(texts('USD')).toEqual([
      'The amounts of your classes and bookings are not converted: $180.00 (MXN) becomes $180.00 (USD).',
      'What your marketplaces pay per booking is not converted either: $180.00 (MXN) becomes $180.00 (USD). Correct it in Integrations.',
      'Amounts that you entered under What a Visit Is Worth are no longer used. Enter them again after the change.',
      'If the amounts in your files were in USD, they are right after the change.',
    ]);
    expect(texts('USD', { classes: 40, marketplaces: 0 })).toEqual([
      expect.stringContaining('$180.00 (MXN) becomes $180.00 (USD).'),
      expect.stringContaining('What a Visit Is Worth'),
      expect.stringContaining('were in USD'),
    ]);
  });

  it('to other decimals is asked about only without classes, because it is refused otherwise', () => {
    expect(texts('CLP')).toBeNull();
    expect(texts('CLP', { classes: 0, marketplaces: 1 })).toEqual([
      'What your marketplaces pay per booking is not converted either: $180.00 (MXN) becomes $18,000 (CLP). Correct it in Integrations.',
      expect.stringContaining('What a Visit Is Worth'),
    ]);
  });
});
