import { readFileSync } from 'node:fs';
import { synthesize } from './synthesized.ts';

const { resources } = synthesize({ stage: 'prod' });
const ofType = (type: string) => resources.filter((resource) => resource.type === type);

const notes = readFileSync('infra/security.md', 'utf8');
/** The rows of the table in a section, by their first cell. */
function tableOf(heading: string): ReadonlyMap<string, readonly string[]> {
  const [, text = ''] = notes.split(`\n## ${heading}\n`);
  const rows = text
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(rows.map(([, first = '', ...rest]) => [first, rest]));
}

describe('the security notes', () => {
  it('state how long logs are kept', () => {
    const logs = tableOf('Logs');
    const groups = ofType('AWS::Logs::LogGroup');
    expect(new Set(groups.map(({ properties }) => properties['RetentionInDays']))).toEqual(new Set([90]));
    expect(logs.get('a group for each function')?.[1]).toBe('three months');
    expect(logs.get("the API's access log")?.[1]).toBe('three months');
    const requests = ofType('AWS::S3::Bucket').filter(({ id }) => /log/i.test(id) && !/logo/i.test(id));
    expect(requests.length).toBeGreaterThan(0);
    for (const { properties } of requests)
      expect(properties['LifecycleConfiguration']).toMatchObject({
        Rules: expect.arrayContaining([expect.objectContaining({ ExpirationInDays: 90 })]),
      });
    expect(logs.get('CloudFront and buckets')?.[1]).toBe('90 days');
  });

  it('state how long keys are valid', () => {
    const keys = ofType('AWS::KMS::Key');
    expect(keys.length).toBeGreaterThan(0);
    // Without its own period, a key is rotated each year.
    for (const { properties } of keys)
      expect([properties['EnableKeyRotation'], properties['RotationPeriodInDays']]).toEqual([
        true,
        undefined,
      ]);
    const sealed = tableOf('Cryptography').get('credentials, tokens and secrets of webhooks in the table');
    expect(sealed?.[1]).toContain('KMS, changed each year');
  });

  it('state how long sign-ins are valid', () => {
    const sessions = tableOf('Sessions');
    const [client] = ofType('AWS::Cognito::UserPoolClient');
    expect(client!.properties).toMatchObject({
      AccessTokenValidity: 60,
      RefreshTokenValidity: 30 * 24 * 60,
      TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'minutes' },
      RefreshTokenRotation: { RetryGracePeriodSeconds: 30 },
    });
    expect(sessions.get('access token')?.[0]).toMatch(/^60 minutes, and until signing out;/);
    expect(sessions.get('refresh token')?.[0]).toMatch(/^30 days .* for 30 seconds more$/);
  });
});
