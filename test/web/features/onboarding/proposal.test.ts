import { countryOf, proposalFor, type ZonesOf } from '#web/src/features/onboarding/proposal.ts';

const zones: ZonesOf = (country) =>
  ({
    MX: ['America/Mexico_City', 'America/Tijuana'],
    DE: ['Europe/Berlin', 'Europe/Busingen'],
    JP: ['Asia/Tokyo'],
  })[country] ?? [];

describe('the proposed country and currency of a new studio', () => {
  it.each([
    ['America/Tijuana', 'Mexico', 'MXN'],
    ['Europe/Berlin', 'Germany', 'EUR'],
    ['Asia/Tokyo', 'Japan', 'USD'],
    ['Antarctica/Troll', '', 'USD'],
  ])('depend on the time zone %s', (timezone, country, currency) => {
    expect(proposalFor(timezone, zones)).toEqual({ timezone, country, currency });
  });

  it('use the country that the runtime knows for a time zone', () => {
    expect(countryOf('America/Sao_Paulo')).toBe('BR');
    expect(countryOf('Europe/London')).toBe('GB');
  });
});
