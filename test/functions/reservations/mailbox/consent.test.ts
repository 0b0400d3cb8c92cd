import { browserCookie, browserOf, spentCookie } from '#functions/reservations/mailbox/consent.ts';

const secret = 'x'.repeat(43);
const attributesOf = (cookie: string): string[] => cookie.split('; ').slice(1);

describe('the cookie of a Google consent', () => {
  it.each([browserCookie(secret, 'https://app.example'), spentCookie('https://app.example')])(
    'is of our host, of TLS and of no script: %s',
    (cookie) => {
      expect(cookie).toMatch(/^__Host-/);
      expect(attributesOf(cookie)).toEqual(
        expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']),
      );
      expect(cookie).not.toContain('Domain');
    },
  );

  it('is read only under the name it was given', () => {
    const [name = ''] = browserCookie(secret, 'https://app.example').split('=');
    expect(browserOf({ [name]: secret }, 'https://app.example')).toBe(secret);
    expect(browserOf({ 'cupo-gmail': secret }, 'https://app.example')).toBeUndefined();
  });
});
