import { countryNamed, countryOfZone } from '#shared/core/calendar/country-of.ts';
import { holidayYears } from '#shared/core/calendar/holidays.generated.ts';
import { holidayCountries, holidaysBetween, regionsOf } from '#shared/core/calendar/holidays.ts';
import { countries, countryEntry } from '#infra/tools/holidays/holiday-table.ts';
import { readFileSync } from 'node:fs';

const named = (country: string, from: string, to: string, region?: string): string[] =>
  holidaysBetween({ country, region }, from, to).map(({ date, name }) => `${date} ${name}`);

describe('public holidays', () => {
  it('of Mexico match its law', () => {
    expect(named('MX', '2026-01-01', '2026-12-31')).toEqual([
      "2026-01-01 New Year's Day",
      '2026-02-02 Constitution Day',
      "2026-03-16 Benito Juárez's birthday",
      '2026-05-01 Labour Day',
      '2026-09-16 Independence Day',
      '2026-11-16 Revolution Day',
      '2026-12-25 Christmas Day',
    ]);
  });

  it('follow Easter, and have local names', () => {
    expect(named('BR', '2027-03-01', '2027-03-31')).toEqual(['2027-03-26 Good Friday']);
    const [holiday] = holidaysBetween({ country: 'BR' }, '2027-03-26', '2027-03-26');
    expect(holiday?.ownName).toBe('Sexta-Feira Santa');
  });

  it('of a region apply to that region only', () => {
    expect(regionsOf('BR').map(({ code }) => code)).toContain('SP');
    expect(named('BR', '2026-07-09', '2026-07-09')).toEqual([]);
    expect(named('BR', '2026-07-09', '2026-07-09', 'SP')).toEqual([
      '2026-07-09 Revolução Constitucionalista',
    ]);
  });

  it('are empty for unknown countries and years', () => {
    expect(named('ZZ', '2026-01-01', '2026-12-31')).toEqual([]);
    expect(named('MX', '1999-01-01', '1999-12-31')).toEqual([]);
  });

  it('match the library that the table was generated from', () => {
    const table = readFileSync('shared/core/calendar/holidays.generated.ts', 'utf8');
    expect(holidayCountries).toEqual(countries);
    for (const country of ['MX', 'CO', 'PT']) expect(table).toContain(countryEntry(country));
  });

  it('cover the next two years: if this fails, generate the table again with later years', () => {
    expect(holidayYears.last - new Date().getUTCFullYear()).toBeGreaterThanOrEqual(2);
  });
});

describe('a country', () => {
  it.each([
    ['Mexico', 'MX'],
    [' méxico ', 'MX'],
    ['br', 'BR'],
    ['Estados Unidos', 'US'],
    ['Deutschland', 'DE'],
    ['Atlantis', null],
    ['', null],
  ] as const)('named %p is %p', (name, code) => {
    expect(countryNamed(name)).toBe(code);
  });

  it.each([
    ['America/Mexico_City', 'MX'],
    ['America/Sao_Paulo', 'BR'],
    ['Asia/Tokyo', null],
  ] as const)('of the zone %p is %p', (zone, code) => {
    expect(countryOfZone(zone)).toBe(code);
  });
});
