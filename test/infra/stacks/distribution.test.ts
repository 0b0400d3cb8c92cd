import { synthesize } from './synthesized.ts';

const { resources } = synthesize({
  stage: 'dev',
  firewall: 'true',
  domain: 'studio.example.org',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1b2c',
});
const ofType = (type: string) => resources.filter((resource) => resource.type === type);
const functions = ofType('AWS::Lambda::Function');

describe('the distribution', () => {
  const [distribution] = ofType('AWS::CloudFront::Distribution');
  const config = distribution!.properties['DistributionConfig'] as Record<string, unknown>;

  it('is behind the firewall, with its own name and TLS 1.2 or newer', () => {
    expect(config).toMatchObject({
      Aliases: ['studio.example.org'],
      WebACLId: { 'Fn::GetStackOutput': { StackName: 'cupo-dev-firewall', Region: 'us-east-1' } },
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
    });
    expect(ofType('AWS::WAFv2::WebACL').map(({ properties }) => properties['Scope'])).toContain('CLOUDFRONT');
  });

  it('routes to files, API and live connection, each with the security headers', () => {
    const { DefaultCacheBehavior, CacheBehaviors } = config as {
      DefaultCacheBehavior: object;
      CacheBehaviors: { PathPattern: string }[];
    };
    expect(CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual(['/api/*', '/live', '/logos/*']);
    const policies = ofType('AWS::CloudFront::ResponseHeadersPolicy');
    const [ofPages, ofApi, inert] = ['Headers', 'ApiHeaders', 'InertHeaders'].map((name) =>
      policies.find(({ id }) => id.startsWith(name)),
    );
    expect(DefaultCacheBehavior).toMatchObject({ ResponseHeadersPolicyId: { Ref: ofPages!.id } });
    for (const behavior of CacheBehaviors) {
      const { id } = behavior.PathPattern === '/logos/*' ? inert! : ofApi!;
      expect(behavior).toMatchObject({ ResponseHeadersPolicyId: { Ref: id } });
    }
    expect(JSON.stringify(inert)).toContain("default-src 'none'; sandbox");
    // A page from the API may have stricter headers of its own; files never do.
    const overrides = (one: object) =>
      [...JSON.stringify(one).matchAll(/"Override":(\w+)/g)].map(([, is]) => is);
    for (const files of [ofPages!, inert!]) expect(new Set(overrides(files))).toEqual(new Set(['true']));
    expect(new Set(overrides(ofApi!))).toEqual(new Set(['false']));
  });

  it('gives the live functions its name as the only allowed origin', () => {
    const connect = functions.find(({ stack, id }) => stack === 'Live' && id.startsWith('Connect'));
    expect(connect!.properties['Environment']).toMatchObject({
      Variables: { WEB_ORIGIN: 'https://studio.example.org' },
    });
  });
});
