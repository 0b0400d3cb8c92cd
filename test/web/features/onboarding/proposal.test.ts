import { countryOf, proposalFor, type ZonesOf } from '#web/src/features/onboarding/proposal.ts';

const zones: ZonesOf = (country) =>
  ({
    MX: ['America/Mexico_City', 'America/Tijuana'],
    DE: ['Europe/Berlin', 'Europe/Busingen'],
    JP: ['Asia/Tokyo'],
  })[country] ?? [];

describe('what a studio is proposed to begin with', () => {
  it.each([
    ['America/Tijuana', 'Mexico', 'MXN'],
    ['Europe/Berlin', 'Germany', 'EUR'],
    ['Asia/Tokyo', 'Japan', 'USD'],
    ['Antarctica/Troll', '', 'USD'],
  ])('follows from %s', (timezone, country, currency) => {
    expect(proposalFor(timezone, zones)).toEqual({ timezone, country, currency });
  });

  it('goes by what this machine knows of countries where nothing else is said', () => {
    expect(countryOf('America/Sao_Paulo')).toBe('BR');
    expect(countryOf('Europe/London')).toBe('GB');
  });
});
