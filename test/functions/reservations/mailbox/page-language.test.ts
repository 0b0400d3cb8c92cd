import { pageLanguage } from '#functions/reservations/mailbox/page-language.ts';

const requestsMade = (accepted?: string, cookies: Record<string, string> = {}) =>
  pageLanguage({ cookies, headers: { 'accept-language': accepted } });

describe('the language of a page that a browser opens', () => {
  it('is the chosen one, whatever the browser accepts', () => {
    expect(requestsMade('es-MX,es;q=0.9', { language: 'pt' })).toBe('pt');
  });

  it('is otherwise the first supported language that the browser accepts', () => {
    expect(requestsMade('de-DE, pt-BR;q=0.8, en;q=0.5')).toBe('pt');
    expect(requestsMade('ES', { language: 'de' })).toBe('es');
  });

  it('is English if there is none', () => {
    expect(requestsMade('de-DE,fr')).toBe('en');
    expect(requestsMade()).toBe('en');
    expect(requestsMade(undefined, { language: 'toString' })).toBe('en');
  });
});
