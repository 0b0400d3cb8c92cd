import { actionsOf, referenced, type Resource, type Statement, synthesize } from './synthesized.ts';

const stages = ['dev', 'prod'] as const;
const synthesized = Object.fromEntries(stages.map((stage) => [stage, synthesize({ stage })]));
const { resources } = synthesized['prod']!;

const ofType = (type: string) => resources.filter((resource) => resource.type === type);
const named = ({ stack, id }: Resource) => `${stack}/${id}`;
const dataTypes = [
  'AWS::Cognito::UserPool',
  'AWS::DynamoDB::GlobalTable',
  'AWS::S3::Bucket',
  'AWS::SecretsManager::Secret',
];

describe('the stacks', () => {
  it('keep the logical ids of stored data, so that CloudFormation does not replace it', () => {
    const stateful = [
      'AWS::Cognito::UserPool',
      'AWS::Cognito::UserPoolClient',
      'AWS::DynamoDB::GlobalTable',
      'AWS::KMS::Key',
      'AWS::S3::Bucket',
      'AWS::SQS::Queue',
    ];
    expect(resources.filter(({ type }) => stateful.includes(type)).map(named)).toMatchSnapshot();
  });
});

describe('users', () => {
  it('do not exist when the product is installed', () => {
    expect(
      resources.filter(({ type }) => /^AWS::Cognito::UserPoolUser|^AWS::IAM::(User|AccessKey)$/.test(type)),
    ).toEqual([]);
  });

  it('sign in by e-mail with a password of six characters or more', () => {
    const [pool] = ofType('AWS::Cognito::UserPool');
    expect(pool!.properties).toMatchObject({
      UsernameAttributes: ['email'],
      AutoVerifiedAttributes: ['email'],
      DeletionProtection: 'ACTIVE',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
      MfaConfiguration: 'OPTIONAL',
      Policies: {
        PasswordPolicy: {
          MinimumLength: 6,
          RequireLowercase: false,
          RequireNumbers: false,
          RequireSymbols: false,
          RequireUppercase: false,
        },
      },
    });
  });

  it('prove their password without sending it, and get a new refresh token with each use', () => {
    const [client] = ofType('AWS::Cognito::UserPoolClient');
    // The cheapest plan that supports the rotation.
    expect(ofType('AWS::Cognito::UserPool')[0]!.properties).toMatchObject({ UserPoolTier: 'ESSENTIALS' });
    expect(client!.properties).toMatchObject({
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
      GenerateSecret: false,
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
      RefreshTokenRotation: { Feature: 'ENABLED' },
    });
  });
});

describe.each(stages)('the stage %s', (stage) => {
  const { stacks, resources } = synthesized[stage]!;
  const ofType = (type: string) => resources.filter((resource) => resource.type === type);

  it('rotates its keys, and gives administrators no use of them', () => {
    const keys = ofType('AWS::KMS::Key');
    expect(keys.map(({ stack }) => stack).sort()).toEqual(['Data']);
    for (const { properties } of keys) {
      expect(properties['EnableKeyRotation']).toBe(true);
      const policy = (properties['KeyPolicy'] as { Statement: Statement[] }).Statement;
      const using = policy.filter((one) =>
        actionsOf(one).some((action) => /crypt|DataKey|Grant/.test(action)),
      );
      expect(using.map(actionsOf)).toEqual([['kms:Decrypt', 'kms:GenerateDataKey']]);
      expect(using[0]!.Condition).toBeDefined();
      expect(policy.filter((one) => actionsOf(one).includes('kms:PutKeyPolicy'))).toHaveLength(1);
    }
  });

  it('lets only its own roles use the key for credentials, and always with a purpose', () => {
    const [key] = ofType('AWS::KMS::Key').filter(({ stack }) => stack === 'Data');
    const { Statement: policy } = key!.properties['KeyPolicy'] as { Statement: Statement[] };
    const [using, ...others] = policy.filter((one) => actionsOf(one).includes('kms:Decrypt'));
    expect(others).toEqual([]);
    expect(using!.Condition!['Null']).toEqual({
      'kms:EncryptionContext:studioId': 'false',
      'kms:EncryptionContext:integrationId': 'false',
      'kms:EncryptionContext:purpose': 'false',
    });
    expect(JSON.stringify(using!.Condition!['ArnLike'])).toContain(`:role/cupo-${stage}-*`);
  });

  describe('what is stored', () => {
    // Each deployment creates a new secret between CloudFront and the API.
    const held = resources.filter(
      ({ stack, type, id }) => dataTypes.includes(type) && !(stack === 'Api' && id.startsWith('Origin')),
    );

    it(`${stage === 'prod' ? 'remains' : 'is deleted'} when its stack is deleted`, () => {
      const keys = ofType('AWS::KMS::Key').filter(({ stack }) => stack === 'Data');
      const policies = [...held, ...keys].map(({ raw }) => [
        raw['DeletionPolicy'],
        raw['UpdateReplacePolicy'],
      ]);
      const expected = stage === 'prod' ? 'Retain' : 'Delete';
      expect(policies).toEqual(policies.map(() => [expected, expected]));
      const retained = resources.filter(({ raw }) => raw['DeletionPolicy'] === 'Retain');
      expect(retained.length > 0).toBe(stage === 'prod');
    });

    it(`is in stacks that ${stage === 'prod' ? 'cannot' : 'can'} be deleted`, () => {
      const guarded = stacks.filter((one) => one.terminationProtection).map(({ id }) => id);
      const holding = [...new Set(held.map(({ stack }) => stack))];
      expect(holding.sort()).toEqual(['Data', 'Identity', 'Uploads', 'Web']);
      expect(guarded.sort()).toEqual(stage === 'prod' ? holding : []);
    });

    it('can be restored to any second of the last 35 days, and its table is protected from deletion', () => {
      expect(ofType('AWS::DynamoDB::GlobalTable').map(({ properties }) => properties)).toMatchObject([
        {
          BillingMode: 'PAY_PER_REQUEST',
          StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
          TimeToLiveSpecification: { AttributeName: 'expiresAtSeconds', Enabled: true },
          GlobalSecondaryIndexes: [{ IndexName: 'gsi1', Projection: { ProjectionType: 'ALL' } }],
          Replicas: [
            {
              PointInTimeRecoverySpecification: {
                PointInTimeRecoveryEnabled: true,
                RecoveryPeriodInDays: 35,
              },
              DeletionProtectionEnabled: stage === 'prod',
            },
          ],
        },
      ]);
      const pools = ofType('AWS::Cognito::UserPool').map(
        ({ properties }) => properties['DeletionProtection'],
      );
      expect(pools).toEqual([stage === 'prod' ? 'ACTIVE' : 'INACTIVE']);
    });

    it('is in private, encrypted buckets that delete unfinished and outdated objects', () => {
      const buckets = ofType('AWS::S3::Bucket');
      expect(buckets.length).toBeGreaterThan(5);
      for (const { properties } of buckets) {
        expect(properties['PublicAccessBlockConfiguration']).toEqual({
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        });
        expect(properties['BucketEncryption']).toBeDefined();
        const { Rules } = properties['LifecycleConfiguration'] as { Rules: Record<string, unknown>[] };
        const isVersioned =
          (properties['VersioningConfiguration'] as { Status?: string } | undefined)?.Status === 'Enabled';
        // Either the objects expire, or overwritten and deleted ones are kept for a while.
        expect(Rules).toEqual([
          {
            Status: 'Enabled',
            AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
            ...(isVersioned
              ? { NoncurrentVersionExpiration: { NoncurrentDays: 90 }, ExpiredObjectDeleteMarker: true }
              : { ExpirationInDays: expect.any(Number) as unknown }),
          },
        ]);
      }
      const versioned = buckets.filter(({ properties }) => properties['VersioningConfiguration']);
      expect(versioned.map(({ id }) => id.replace(/[0-9A-F]{8}$/, '')).sort()).toEqual([
        'Files',
        'Logos',
        'Recordings',
      ]);
    });

    it('can be sent to every queue only over TLS', () => {
      const guarded = [...ofType('AWS::S3::BucketPolicy'), ...ofType('AWS::SQS::QueuePolicy')]
        .filter(({ properties }) =>
          (properties['PolicyDocument'] as { Statement: Statement[] }).Statement.some(
            ({ Effect, Condition }) =>
              Effect === 'Deny' && Condition?.['Bool']?.['aws:SecureTransport'] === 'false',
          ),
        )
        .map(({ stack, properties }) =>
          [properties['Bucket'] ?? properties['Queues']].flat().map((one) => `${stack}/${referenced(one)}`),
        );
      const all = [...ofType('AWS::S3::Bucket'), ...ofType('AWS::SQS::Queue')];
      expect(guarded.flat().sort()).toEqual(all.map(named).sort());
    });
  });
});
