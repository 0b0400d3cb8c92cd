import { parseParameters } from '../../../infra/parameters.ts';

describe('deploy parameters', () => {
  it('have the real marketplaces, the real Stripe and a development stage where nothing is said', () => {
    expect(parseParameters({})).toEqual({
      stage: 'dev',
      region: 'us-east-1',
      firewall: false,
      wellhubBaseUrl: 'https://api.partners.gympass.com',
      totalpassBaseUrl: 'https://booking-api.totalpass.com',
      fitpassBaseUrl: 'https://admin2.fitpass.com',
      stripeBaseUrl: 'https://api.stripe.com',
      stripePriceId: 'price_not_chosen_yet',
    });
  });

  it.each([
    ['an unknown name', { stge: 'prod' }, /Unrecognized key: "stge"/],
    ['an unknown stage', { stage: 'test' }, /at stage/],
    ['a region that is none', { region: 'mexico' }, /at region/],
    ['a marketplace without TLS', { wellhubBaseUrl: 'http://api.example.org' }, /at wellhubBaseUrl/],
    ['a price that is none', { stripePriceId: 'prod_1' }, /at stripePriceId/],
    ['a model that is none', { modelId: 'the best' }, /at modelId/],
    ['a model of several regions', { modelId: 'us.amazon.nova-lite-v1:0' }, /not an inference profile/],
    ['a domain without its certificate', { domain: 'app.example.org' }, /given together/],
    ['a firewall outside us-east-1', { firewall: 'true', region: 'eu-west-1' }, /lives in us-east-1/],
    ['a firewall that is neither true nor false', { firewall: 'perhaps' }, /at firewall/],
  ])('refuse %s', (_, given, message) => {
    expect(() => parseParameters(given)).toThrow(message);
  });
});
