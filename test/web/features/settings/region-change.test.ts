import {
  effectOf,
  type Existing,
  type ShownIn,
} from '#web/src/features/settings/region-change/region-effect.ts';
import { questionOf, textsOf } from '#web/src/features/settings/region-change/region-change-texts.ts';

const saved: ShownIn = { timezone: 'America/Mexico_City', currency: 'MXN' };
const full: Existing = { classes: 40, marketplaces: 2 };
const empty: Existing = { classes: 0, marketplaces: 0 };
const winter = new Date('2026-11-30T15:30:20.500Z');

const effect = (change: Partial<ShownIn>, existing = full, now = winter) =>
  effectOf(saved, { ...saved, ...change }, existing, now);
const texts = (change: Partial<ShownIn>, existing = full, isSetup = false) => {
  const found = effect(change, existing);
  return found && textsOf(found, isSetup);
};

describe('a change of the time zone or the currency', () => {
  it('does nothing to a studio without classes and marketplaces', () => {
    expect(effect({ timezone: 'Asia/Tokyo', currency: 'CLP' }, empty)).toBeNull();
  });

  it('does nothing if the times stay the same', () => {
    expect(effect({})).toBeNull();
    expect(effect({ timezone: 'America/Monterrey' })).toBeNull();
  });

  it('to another time zone says how classes will be shown, and what to do if it was wrong', () => {
    expect(texts({ timezone: 'America/New_York' })).toEqual([
      'Your 40 classes are not moved, but shown at another local time: Nov 30, 2026, 07:00 becomes Nov 30, 2026, 08:00.',
      'If you import the same schedule again after the change, every class appears twice, at the old and at the new time.',
      'If the time zone was wrong when you imported, change it. Then clear the imported data (Settings > Data Management > Clear Import Data > Clear All Data) and import your files again.',
    ]);
    expect(texts({ timezone: 'Asia/Tokyo' }, { ...full, classes: 1 })?.[0]).toBe(
      'Your 1 class is not moved, but shown at another local time: Nov 30, 2026, 07:00 becomes Nov 30, 2026, 22:00.',
    );
    expect(texts({ timezone: 'Asia/Tokyo' }, full, true)?.[2]).toContain('change it and finish the setup.');
  });

  it('gives an example from the other half of the year if only that differs', () => {
    const phoenix: ShownIn = { ...saved, timezone: 'America/Phoenix' };
    const found = effectOf(phoenix, { ...phoenix, timezone: 'America/Denver' }, full, winter);
    expect(found && textsOf(found, false)[0]).toMatch(
      /: Mar \d+, 2027, 07:00 becomes Mar \d+, 2027, 08:00\.$/,
    );
  });

  it('to a currency with other decimals says that amounts become other numbers', () => {
    expect(texts({ currency: 'CLP' })).toEqual([
      'The amounts of your classes and bookings are not converted: $180.00 (MXN) becomes $18,000 (CLP).',
      'What your marketplaces pay per booking is not converted either: $180.00 (MXN) becomes $18,000 (CLP). Correct it in Integrations.',
      'Amounts that you entered under What a Visit Is Worth are no longer used. Enter them again after the change.',
      expect.stringMatching(/^If the currency was wrong when you imported, change it\. Then clear/),
    ]);
    expect(texts({ currency: 'CLP' }, { classes: 0, marketplaces: 1 })).toEqual([
      expect.stringContaining('What your marketplaces pay'),
      expect.stringContaining('What a Visit Is Worth'),
    ]);
  });

  it('to a currency with the same decimals needs no new import', () => {
    const said = texts({ currency: 'USD' }, { classes: 40, marketplaces: 0 });
    expect(said).toEqual([
      expect.stringContaining('$180.00 (MXN) becomes $180.00 (USD).'),
      expect.stringContaining('What a Visit Is Worth'),
      'If the amounts in your files were in USD, they are right after the change.',
    ]);
  });

  it.each([
    [{ timezone: 'Asia/Tokyo' }, 'Change the time zone?', 'Change Time Zone'],
    [{ currency: 'CLP' }, 'Change the currency?', 'Change Currency'],
    [{ timezone: 'Asia/Tokyo', currency: 'CLP' }, 'Change the time zone and the currency?', 'Change Both'],
  ] as const)('of %o is asked about in the words of the change', (change, header, verb) => {
    const found = effect(change);
    expect(found && questionOf(found)).toEqual({ header, verb });
  });

  it('of both says once how to start over', () => {
    const said = texts({ timezone: 'Asia/Tokyo', currency: 'CLP' }) ?? [];
    expect(said.filter((text) => text.includes('was wrong'))).toEqual([
      expect.stringMatching(/^If the time zone or the currency was wrong when you imported/),
    ]);
  });
});
