import { parseParameters } from '#infra/parameters.ts';

const inProd = { stage: 'prod', operatorEmail: 'operator@example.org', stripePriceId: 'price_123' };
const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b';

const refusalOf = (given: Record<string, unknown>): string[] => {
  try {
    parseParameters(given);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

describe('deploy parameters', () => {
  it('default to the real marketplaces, the real Stripe and a development stage', () => {
    expect(parseParameters({})).toEqual({
      stage: 'dev',
      region: 'us-east-1',
      dashboard: false,
      wellhubBaseUrl: 'https://api.partners.gympass.com',
      wellhubSetupBaseUrl: 'https://api.partners-integrations.gympass.com',
      totalpassBaseUrl: 'https://booking-api.totalpass.com',
      fitpassBaseUrl: 'https://admin2.fitpass.com',
      gmailBaseUrl: 'https://gmail.googleapis.com',
      googleConsentBaseUrl: 'https://accounts.google.com',
      googleTokenBaseUrl: 'https://oauth2.googleapis.com',
      kenkoBaseUrl: 'https://data.bookeeapp.com/api/public/v1',
      stripeBaseUrl: 'https://api.stripe.com',
      monthlyBudgetUsd: 100,
    });
  });

  it.each([
    ['an unknown name', { stge: 'prod' }, 'stge: there is no such parameter. Did you mean stage?'],
    ['an unknown stage', { stage: 'test' }, 'stage: is "test", must be dev or prod: -c stage=…'],
    ['a region that is none', { region: 'mexico' }, 'region: is "mexico", must be an AWS region'],
    [
      'a marketplace without TLS',
      { wellhubBaseUrl: 'http://api.example.org' },
      'wellhubBaseUrl: is "http://api.example.org", must be an address that begins with https://',
    ],
    [
      'a price that is none',
      { stripePriceId: 'prod_1' },
      'stripePriceId: is "prod_1", must be the id of a Stripe price',
    ],
    [
      'a model that is none',
      { modelId: 'the best' },
      'modelId: is "the best", must be the id of an Amazon Bedrock model',
    ],
    ['a model of several regions', { modelId: 'us.amazon.nova-lite-v1:0' }, 'not an inference profile'],
    [
      'a client that is none',
      { googleClientId: 'mine' },
      'googleClientId: is "mine", must be the id of a Google web client',
    ],
    [
      'a domain that is none',
      { domain: 'https://a.example', certificateArn },
      'domain: is "https://a.example", must be a host name',
    ],
    [
      'a domain without its certificate',
      { domain: 'app.example.org' },
      'certificateArn: is required with domain',
    ],
    ['a certificate without its domain', { certificateArn }, 'domain: is required with certificateArn'],
    [
      'a certificate of another region',
      { domain: 'app.example.org', certificateArn: certificateArn.replace('us-east-1', 'eu-west-1') },
      'a certificate in us-east-1, which CloudFront requires',
    ],
    [
      'a firewall that is neither true nor false',
      { firewall: 'perhaps' },
      'firewall: is "perhaps", must be true or false',
    ],
    ['an operator who is none', { operatorEmail: 'me' }, 'operatorEmail: is "me", must be an e-mail address'],
    ['a sender who is none', { senderEmail: 'us' }, 'senderEmail: is "us", must be an address in a domain'],
    ['a budget of nothing', { monthlyBudgetUsd: '0' }, 'monthlyBudgetUsd: is "0", must be at least 1'],
    [
      'a budget that is no number',
      { monthlyBudgetUsd: 'much' },
      'monthlyBudgetUsd: is "much", must be a number',
    ],
  ])('refuse %s, by name and saying what to give', (_, given, line) => {
    const [head, ...lines] = refusalOf(given);
    expect(head).toBe('Deploy parameters:');
    expect(lines).toEqual([expect.stringContaining(line)]);
  });

  it('report all errors at once', () => {
    expect(refusalOf({ stage: 'test', region: 'x', firewal: 'true' }).slice(1)).toHaveLength(3);
  });

  it.each(['operatorEmail', 'stripePriceId'])('of prod hold %s, which dev does without', (name) => {
    const without = Object.fromEntries(Object.entries(inProd).filter(([given]) => given !== name));
    expect(parseParameters(inProd)).toMatchObject(inProd);
    expect(refusalOf(without).slice(1)).toEqual([
      expect.stringContaining(`${name}: is required for the stage prod: `),
    ]);
    expect(refusalOf({ ...without, stage: 'dev' })).toEqual([]);
  });

  it('allow a firewall and a domain in any region', () => {
    const far = { region: 'eu-west-1', firewall: 'true', domain: 'app.example.org', certificateArn };
    expect(parseParameters(far)).toMatchObject({ ...far, firewall: true });
  });
});
