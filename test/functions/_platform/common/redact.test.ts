import * as fc from 'fast-check';
import { redact } from '#functions/_platform/common/redact.ts';

const secret = 'canary-9f31-never-logged';

/** The ways in which a logged value can be nested; each adds one level. */
const wrappings: readonly ((inside: unknown) => unknown)[] = [
  (inside) => ({ inside }),
  (inside) => [inside],
  (inside) => ({ list: [1, inside, 'after'] }),
  (inside) => new Map([['inside', inside]]),
  (inside) => new Error('outer', { cause: inside }),
  (inside) => ({ request: { headers: inside, body: null } }),
  (inside) => ({ response: { data: [inside], status: 401 } }),
];
const names = [
  'authorization',
  'Authorization',
  'cookie',
  'set-cookie',
  'password',
  'newPassword',
  'token',
  'accessToken',
  'access_token',
  'refresh_token',
  'refreshToken',
  'client_secret',
  'STRIPE_SECRET_KEY',
  'code',
  'state',
  'stripe-signature',
  'x-gympass-signature',
  'apiKey',
  'credentials',
];

describe('what is logged', () => {
  test('contains no value with a secret name, however it is nested', () => {
    const shapes = names.flatMap((name, at) =>
      wrappings.map((wrap, depth) => {
        const next = wrappings[(at + depth) % wrappings.length]!;
        return next(wrap({ [name]: secret, before: 'kept' }));
      }),
    );
    expect(shapes.length).toBeGreaterThanOrEqual(100);
    for (const shape of shapes) {
      const text = JSON.stringify(redact({ shape }));
      expect(text).not.toContain(secret);
      expect(text).toContain('kept');
    }
  });

  test.each([
    'Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl',
    'Basic dXNlcjpwYXNzd29yZA==',
    'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl',
    'sk_live_51Hx0aBcDeF',
    'whsec_5f8c9d0e1a2b',
    'AKIAIOSFODNN7EXAMPLE',
    'ya29.a0AfH6SMBx-_y',
    '1//0gLongRefreshToken-_x',
  ])('carries nothing that looks like %s, in whatever text it stands', (form) => {
    const error = new Error(`refused: ${form}, try again`);
    const text = JSON.stringify(redact({ note: `before ${form} after`, error }));
    expect(text).not.toContain(form.split(' ').at(-1));
    expect(text).toContain('before');
  });

  test('keeps an address without its sensitive parts', () => {
    const { url } = redact({ url: 'https://a.example/cb?code=4/0Abc&scope=x&state=Zm9v' });
    expect(url).toBe('https://a.example/cb?code=[redacted]&scope=x&state=[redacted]');
  });

  test('logs a failure’s name, message, stack and cause, and nothing that a library attached', () => {
    const cause = Object.assign(new TypeError('inner'), { response: { headers: { who: secret } } });
    const error = Object.assign(new RangeError('outer', { cause }), { config: { url: secret } });
    expect(redact({ error })).toEqual({
      error: {
        name: 'RangeError',
        message: 'outer',
        stack: error.stack,
        cause: { name: 'TypeError', message: 'inner', stack: cause.stack },
      },
    });
  });

  test('has a bounded size, whatever it is given', () => {
    const circle: Record<string, unknown> = { name: 'circle' };
    circle['self'] = circle;
    const text = JSON.stringify(redact({ circle, long: 'x'.repeat(100_000), many: Array(10_000).fill(1) }));
    expect(text.length).toBeLessThan(6_000);
  });

  test('keeps harmless values unchanged', () => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), fc.stringMatching(/^[a-z ]{0,20}$/), (count, flag, text) => {
        const values = { count, flag, text, hasState: flag, list: [text], at: new Date(0) };
        expect(redact(values)).toEqual({ ...values, at: '1970-01-01T00:00:00.000Z' });
      }),
      { seed: 17, numRuns: 200 },
    );
  });
});
