import { assertSafe } from '#infra/local/runtime/safety.ts';

describe('the twin starts', () => {
  it.each([{}, { NODE_ENV: 'test' }, { AWS_ACCESS_KEY_ID: 'local' }, { AWS_PROFILE: 'work' }])(
    'with %p',
    (environment) => {
      expect(() => assertSafe(environment)).not.toThrow();
    },
  );

  it.each([
    [{ NODE_ENV: 'production' }, 'NODE_ENV=production'],
    [{ AWS_ACCESS_KEY_ID: `AKIA${'A'.repeat(16)}` }, 'unset AWS_ACCESS_KEY_ID'],
    [{ AWS_ACCESS_KEY_ID: `ASIA${'B'.repeat(16)}` }, 'unset AWS_ACCESS_KEY_ID'],
  ])('not with %p', (environment, sentence) => {
    expect(() => assertSafe(environment)).toThrow(sentence);
  });
});
