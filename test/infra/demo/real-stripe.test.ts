import { realStripeFrom } from '#infra/demo/real-stripe.ts';

const all = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  STRIPE_PRICE_ID: 'price_abc',
};

test('the simulator is used without an account', () => {
  expect(realStripeFrom({ PATH: '/bin' })).toBeUndefined();
});

test('an account in test mode replaces the simulator', () => {
  expect(realStripeFrom(all)).toEqual({
    baseUrls: { STRIPE_BASE_URL: 'https://api.stripe.com', STRIPE_PRICE_ID: 'price_abc' },
    secrets: { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' },
  });
});

test.each([
  ['a key of live mode', { ...all, STRIPE_SECRET_KEY: 'sk_live_abc' }, /test mode key/],
  ['no price', { ...all, STRIPE_PRICE_ID: undefined }, /STRIPE_PRICE_ID/],
  ['a webhook secret that is none', { ...all, STRIPE_WEBHOOK_SECRET: 'abc' }, /STRIPE_WEBHOOK_SECRET/],
])('%s is refused, and no key is shown', (_, environment, sentence) => {
  expect(() => realStripeFrom(environment)).toThrow(sentence);
  expect(() => realStripeFrom(environment)).not.toThrow(/_abc/);
});
