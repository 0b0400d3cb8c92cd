import { authPathFor, homePath, checkoutIn, isBackFromCheckout, returnPath } from '#web/src/app/paths.ts';

describe('returnPath', () => {
  it.each(['/logs', '/classes?from=2026-11-21&to=2026-11-27', '/ai-decisions?tab=queued'])(
    'leads to %s',
    (path) => {
      expect(returnPath(path)).toBe(path);
    },
  );

  it.each([
    null,
    '',
    '/',
    '/auth',
    '/auth?return=/logs',
    'https://elsewhere.example',
    '//elsewhere.example',
    String.raw`/\elsewhere.example`,
    String.raw`/logs\..`,
    'javascript:alert(1)',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
  ])('refuses %p', (path) => {
    expect(returnPath(path)).toBe('/');
  });
});

describe('authPathFor', () => {
  it('keeps the current page as the return path, unless it is the home page', () => {
    expect(authPathFor('/logs?x=1')).toBe('/auth?return=%2Flogs%3Fx%3D1');
    expect(authPathFor('/')).toBe('/auth');
    expect(authPathFor(homePath)).toBe('/auth');
  });

  it('is reversed by returnPath', () => {
    const search = authPathFor('/classes?room=Studio A&from=2026-01-01').split('?')[1];
    expect(returnPath(new URLSearchParams(search).get('return')!.replace(' ', '%20'))).toBe(
      '/classes?room=Studio%20A&from=2026-01-01',
    );
  });
});

describe('isBackFromCheckout', () => {
  it('distinguishes a completed checkout from an abandoned one', () => {
    expect(isBackFromCheckout('?checkout=success')).toBe(true);
    expect(isBackFromCheckout('?checkout=cancelled')).toBe(false);
    expect(isBackFromCheckout('')).toBe(false);
    expect(['?checkout=success', '?checkout=cancelled', '?checkout=x', ''].map(checkoutIn)).toEqual([
      'success',
      'cancelled',
      null,
      null,
    ]);
  });
});
