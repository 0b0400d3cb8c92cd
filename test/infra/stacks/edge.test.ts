import { readFileSync } from 'node:fs';
import { originHeader } from '#shared/contracts/origin.ts';
import { paces } from '#shared/contracts/pace.ts';
import { registry } from '#shared/contracts/registry.ts';
import { type Resource, synthesize } from './synthesized.ts';

const { stacks, resources } = synthesize({ stage: 'prod' });

const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b';

const ofType = (type: string) => resources.filter((resource) => resource.type === type);

interface Behavior {
  readonly PathPattern?: string;
  readonly TargetOriginId: string;
  readonly ViewerProtocolPolicy: string;
  readonly ResponseHeadersPolicyId: { readonly Ref: string };
}
interface Origin {
  readonly Id: string;
  readonly DomainName: unknown;
  readonly OriginCustomHeaders?: readonly { HeaderName: string; HeaderValue: unknown }[];
  readonly OriginAccessControlId?: unknown;
  readonly CustomOriginConfig?: { readonly OriginProtocolPolicy: string };
}
interface Distribution {
  readonly DefaultCacheBehavior: Behavior;
  readonly CacheBehaviors: readonly Behavior[];
  readonly Origins: readonly Origin[];
}

const distributionOf = (all: readonly Resource[]) =>
  all.find(({ type }) => type === 'AWS::CloudFront::Distribution')!.properties[
    'DistributionConfig'
  ] as Distribution;
const distribution = distributionOf(resources);
const behaviors = [distribution.DefaultCacheBehavior, ...distribution.CacheBehaviors].map(
  (behavior) => [behavior.PathPattern ?? 'everything else', behavior] as const,
);

describe('every behaviour of CloudFront', () => {
  const policies = new Map(
    ofType('AWS::CloudFront::ResponseHeadersPolicy').map(({ id, properties }) => [
      id,
      properties['ResponseHeadersPolicyConfig'] as {
        readonly SecurityHeadersConfig: Record<string, Record<string, unknown>>;
      },
    ]),
  );
  const securityHeadersOf = ({ ResponseHeadersPolicyId }: Behavior) =>
    policies.get(ResponseHeadersPolicyId.Ref)!.SecurityHeadersConfig;

  it.each(behaviors)('%s is asked over TLS alone', (_, { ViewerProtocolPolicy }) => {
    expect(['https-only', 'redirect-to-https']).toContain(ViewerProtocolPolicy);
  });

  it.each(behaviors)('%s answers with the security headers', (_, behavior) => {
    expect(securityHeadersOf(behavior)).toMatchObject({
      StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000, IncludeSubdomains: true },
      ContentTypeOptions: {},
      ContentSecurityPolicy: {},
    });
  });

  it.each(behaviors)('%s has a content policy in which nothing is unsafe', (_, behavior) => {
    const policy = JSON.stringify(securityHeadersOf(behavior)['ContentSecurityPolicy']);
    expect(policy).toMatch(/default-src '(self|none)'/);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('reads buckets only with its own access control, and other origins over TLS', () => {
    for (const { OriginAccessControlId, CustomOriginConfig } of distribution.Origins) {
      expect(OriginAccessControlId === undefined).toBe(CustomOriginConfig !== undefined);
      if (CustomOriginConfig) expect(CustomOriginConfig.OriginProtocolPolicy).toBe('https-only');
    }
    expect(ofType('AWS::CloudFront::OriginAccessControl')).toHaveLength(
      distribution.Origins.filter((origin) => origin.OriginAccessControlId).length,
    );
    for (const { properties } of ofType('AWS::CloudFront::OriginAccessControl'))
      expect(properties['OriginAccessControlConfig']).toMatchObject({
        SigningBehavior: 'always',
        SigningProtocol: 'sigv4',
      });
  });

  it('requires at least TLS 1.2 of 2021 on a domain of its own', () => {
    const own = synthesize({ stage: 'prod', domain: 'app.example.org', certificateArn });
    expect(distributionOf(own.resources)).toMatchObject({
      Aliases: ['app.example.org'],
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
    });
  });
});

describe('the API’s own address', () => {
  const isApi = ({ DomainName }: Origin) => JSON.stringify(DomainName).includes('execute-api');
  const reference = (generation: number) => ({
    'Fn::Join': [
      '',
      [
        '{{resolve:secretsmanager:',
        {
          'Fn::GetStackOutput': {
            StackName: 'cupo-prod-api',
            Region: 'us-east-1',
            OutputName: expect.stringContaining(`OriginGeneration${generation}`) as unknown,
          },
        },
        ':SecretString:::}}',
      ],
    ],
  });
  const variablesOf = ({ properties }: Resource) =>
    (properties['Environment'] as { Variables?: Record<string, unknown> } | undefined)?.Variables ?? {};
  const answering = ofType('AWS::Lambda::Function').filter((one) => 'ORIGIN_SECRET' in variablesOf(one));
  const nameOf = (one: Resource) => String(variablesOf(one)['POWERTOOLS_SERVICE_NAME']);

  it('gets the secret from CloudFront at every API', () => {
    const apis = distribution.Origins.filter(isApi);
    expect(apis).toHaveLength(2);
    for (const { OriginCustomHeaders } of apis)
      expect(OriginCustomHeaders).toEqual([{ HeaderName: originHeader, HeaderValue: reference(1) }]);
    for (const { OriginCustomHeaders } of distribution.Origins.filter((origin) => !isApi(origin)))
      expect(OriginCustomHeaders).toBeUndefined();
  });

  it('is protected by functions that know the current and the next secret: all operations and the live connection', () => {
    const routes = ofType('AWS::ApiGatewayV2::Route').filter(
      ({ properties }) => properties['RouteKey'] !== '$disconnect',
    );
    expect(answering).toHaveLength(routes.length);
    expect(answering.map(nameOf)).toContain('live.connect.socket');
    expect(answering).toHaveLength(registry.length + 1);
    for (const one of answering)
      expect(variablesOf(one)).toMatchObject({
        ORIGIN_SECRET: reference(1),
        ORIGIN_SECRET_NEXT: reference(2),
      });
  });

  it('has secrets that Secrets Manager generates, too long to guess', () => {
    const made = ofType('AWS::SecretsManager::Secret').filter(({ stack }) => stack === 'Api');
    expect(made).toHaveLength(2);
    for (const { properties } of made) {
      expect(properties['GenerateSecretString']).toEqual({ PasswordLength: 64, ExcludePunctuation: true });
      expect(properties['SecretString']).toBeUndefined();
    }
  });

  it('gets a rotated secret after CloudFront: every stack that answers is deployed after the pages’ stack', () => {
    const names = new Set(answering.map(({ stack }) => stack));
    const late = stacks.filter(({ id }) => names.has(id));
    expect(late).toHaveLength(names.size);
    for (const { dependsOn } of late) expect(dependsOn).toContain('Web');
  });
});

describe('the firewall', () => {
  interface Rule {
    readonly Name: string;
    readonly Action?: Record<string, unknown>;
    readonly OverrideAction?: Record<string, unknown>;
    readonly Statement: Record<string, Record<string, unknown>>;
  }
  const rulesOf = ({ properties }: Resource) => properties['Rules'] as Rule[];
  const firewalls = ofType('AWS::WAFv2::WebACL');
  const withScope = (scope: string) => firewalls.find(({ properties }) => properties['Scope'] === scope)!;
  const web = rulesOf(withScope('CLOUDFRONT'));
  const named = (name: string) => web.find(({ Name }) => Name === name)!;

  it('protects CloudFront in prod, in us-east-1, wherever the other stacks are', () => {
    const far = synthesize({ stage: 'prod', region: 'eu-west-1' });
    for (const { resources: inRegion } of [{ resources }, far])
      expect(distributionOf(inRegion)).toMatchObject({
        WebACLId: { 'Fn::GetStackOutput': { StackName: 'cupo-prod-firewall', Region: 'us-east-1' } },
      });
  });

  it('also protects the user pool, which browsers call directly', () => {
    const [association] = ofType('AWS::WAFv2::WebACLAssociation');
    expect(association).toMatchObject({ stack: 'Identity' });
    expect(JSON.stringify(association!.properties['ResourceArn'])).toContain('Users');
    const pool = rulesOf(withScope('REGIONAL'));
    expect(pool.map(({ Name }) => Name)).toEqual([
      'RequestsPerAddress',
      'AWSManagedRulesAmazonIpReputationList',
    ]);
  });

  it('uses the managed rules, all of which block except the one for long bodies', () => {
    const managed = web.filter(({ Statement }) => Statement['ManagedRuleGroupStatement']);
    expect(managed.map(({ Name }) => Name)).toEqual([
      'AWSManagedRulesAmazonIpReputationList',
      'AWSManagedRulesKnownBadInputsRuleSet',
      'AWSManagedRulesCommonRuleSet',
    ]);
    for (const { OverrideAction } of managed) expect(OverrideAction).toEqual({ None: {} });
    const counted = managed.flatMap(
      ({ Statement }) => Statement['ManagedRuleGroupStatement']!['RuleActionOverrides'] ?? [],
    );
    expect(counted).toEqual([{ Name: 'SizeRestrictions_BODY', ActionToUse: { Count: {} } }]);
  });

  it('counts requests by address, and answers 429 above the limit', () => {
    const rates = web.filter(({ Statement }) => Statement['RateBasedStatement']);
    expect(rates).toHaveLength(2);
    for (const { Action, Statement } of rates) {
      expect(Statement['RateBasedStatement']).toMatchObject({ AggregateKeyType: 'IP' });
      expect(Action).toMatchObject({ Block: { CustomResponse: { ResponseCode: 429 } } });
    }
  });

  it('allows a long body only where a contract accepts one', () => {
    const { Statements } = named('LongBodies').Statement['AndStatement'] as {
      Statements: Record<string, Record<string, Record<string, Record<string, string>>>>[];
    };
    const pattern = Statements[1]!['NotStatement']!['Statement']!['RegexMatchStatement']!['RegexString']!;
    // The limit of AWS WAF.
    expect(pattern.length).toBeLessThanOrEqual(512);
    const passes = registry
      .filter(({ method }) => method !== 'GET' && method !== 'DELETE')
      .filter(({ path }) => new RegExp(pattern).test(path.replaceAll(/\{\w+\}/g, '01J0')))
      .map(({ id }) => id);
    expect(passes.filter((id) => !id.startsWith('rules.') && !id.startsWith('support.')).sort()).toEqual([
      'imports.confirmImport',
      'imports.importBookings',
      'imports.importSchedule',
      'imports.previewImport',
      'integrations.requestSystem',
      'reservations.teachLayout',
    ]);
    const short = ['settings.updateSettings', 'decisions.approve', 'schedule.adjustClass', 'support.chat'];
    expect(passes.filter((id) => short.includes(id))).toEqual([]);
  });
});

describe('the HTTP API’s stage', () => {
  const [stage] = ofType('AWS::ApiGatewayV2::Stage').filter(({ stack }) => stack === 'HttpStage');
  const settings = stage!.properties['RouteSettings'] as Record<string, Record<string, unknown>>;
  const routes = ofType('AWS::ApiGatewayV2::Route').map(({ properties }) => String(properties['RouteKey']));
  const ofHttp = routes.filter((key) => !key.startsWith('$'));

  it('has settings for exactly the existing routes', () => {
    expect(Object.keys(settings).sort()).toEqual(ofHttp.sort());
  });

  it.each(registry.map(({ id, method, path, pace }) => [id, `${method} ${path}`, paces[pace]] as const))(
    'lets of %s through what its pace says, and measures it',
    (_, key, { ratePerSecond, burst }) => {
      expect(settings[key]).toEqual({
        DetailedMetricsEnabled: true,
        ThrottlingRateLimit: ratePerSecond,
        ThrottlingBurstLimit: burst,
      });
    },
  );

  it('is deployed after every route exists', () => {
    const adding = new Set(ofType('AWS::ApiGatewayV2::Route').map(({ stack }) => stack));
    const { dependsOn } = stacks.find(({ id }) => id === 'HttpStage')!;
    expect([...adding].filter((stack) => !dependsOn.includes(stack))).toEqual([]);
  });
});

describe('a pace', () => {
  it('is slow for operations with an allowance, and fast only for reads', () => {
    for (const { allowance, pace, method } of registry) {
      if (allowance !== undefined) expect(pace).toBe('costly');
      if (pace === 'read') expect(method).toBe('GET');
    }
  });

  it('of webhooks from marketplaces and Stripe is separate', () => {
    const reported = registry.filter(({ path }) => path.startsWith('/api/webhooks/'));
    expect(reported.map(({ pace }) => pace)).toEqual(reported.map(() => 'told'));
    expect(registry.filter(({ pace }) => pace === 'told')).toHaveLength(reported.length);
  });
});

describe('the outputs of a deployment', () => {
  it('have the names that the guide uses', () => {
    const guide = readFileSync('infra/deploying.md', 'utf8');
    const own = synthesize({ stage: 'prod', domain: 'app.example.org', certificateArn });
    const requests = [...guide.matchAll(/output ([a-z][\w-]+) ([A-Z]\w+)/g)].map(
      ([, stack, name]) => `${stack} ${name}`,
    );
    const printed = own.outputs.map(({ stack, name }) => `${stack.toLowerCase()} ${name}`);
    expect(requests.length).toBeGreaterThan(3);
    expect(requests.filter((one) => !printed.includes(one))).toEqual([]);
  });

  it('state the DNS record for a custom domain', () => {
    const own = synthesize({ stage: 'prod', domain: 'app.example.org', certificateArn });
    const record = own.outputs.find(({ name }) => name === 'DnsRecord')!;
    expect(JSON.stringify(record.value)).toMatch(/app\.example\.org CNAME .*DomainName/);
  });
});

describe('the user pool', () => {
  it('sends mails from the configured address, through the domain that Amazon SES has verified', () => {
    const { resources: own } = synthesize({ region: 'eu-west-1', senderEmail: 'hello@mail.example.org' });
    const pool = own.find(({ type }) => type === 'AWS::Cognito::UserPool')!;
    expect(pool.properties['EmailConfiguration']).toMatchObject({
      EmailSendingAccount: 'DEVELOPER',
      From: 'Cupo <hello@mail.example.org>',
    });
    expect(JSON.stringify(pool.properties['EmailConfiguration'])).toMatch(
      /ses:eu-west-1:.*identity\/mail\.example\.org/,
    );
  });
});
