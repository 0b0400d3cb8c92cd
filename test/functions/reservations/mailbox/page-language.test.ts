import { pageLanguage } from '#functions/reservations/mailbox/page-language.ts';

const asked = (accepted?: string, cookies: Record<string, string> = {}) =>
  pageLanguage({ cookies, headers: { 'accept-language': accepted } });

describe('the language of a page that a browser opens', () => {
  it('is the one that was chosen, whatever the browser accepts', () => {
    expect(asked('es-MX,es;q=0.9', { language: 'pt' })).toBe('pt');
  });

  it('is else the first that the browser accepts and the product speaks', () => {
    expect(asked('de-DE, pt-BR;q=0.8, en;q=0.5')).toBe('pt');
    expect(asked('ES', { language: 'de' })).toBe('es');
  });

  it('is English where there is none of them', () => {
    expect(asked('de-DE,fr')).toBe('en');
    expect(asked()).toBe('en');
    expect(asked(undefined, { language: 'toString' })).toBe('en');
  });
});
