import { referenced, type Resource, type Statement, synthesize } from './synthesized.ts';

const { app, resources } = synthesize({ stage: 'prod' });

const ofType = (type: string) => resources.filter((resource) => resource.type === type);
const named = ({ stack, id }: Resource) => `${stack}/${id}`;
const statementsOf = (policy: Resource) =>
  (policy.properties['PolicyDocument'] as { Statement: Statement[] }).Statement;

describe('the stacks', () => {
  const stacks = [...new Set(resources.map(({ stack }) => stack))];

  it.each(stacks)('%s stays well under the limit of 500 resources', (stack) => {
    expect(resources.filter((one) => one.stack === stack).length).toBeLessThan(400);
  });

  it('keep what is stored under the same logical ids, or CloudFormation would replace it', () => {
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

  it('of identity and data are protected from being deleted', () => {
    const protectedStacks = app.node.children
      .filter((child) => (child as { terminationProtection?: boolean }).terminationProtection)
      .map(({ node }) => node.id);
    expect(protectedStacks).toEqual(['Data', 'Identity']);
  });

  it.each(['AWS::DynamoDB::GlobalTable', 'AWS::Cognito::UserPool', 'AWS::S3::Bucket'])(
    'leave every %s behind when they go',
    (type) => {
      const found = ofType(type);
      expect(found).not.toEqual([]);
      expect(found.filter(({ raw }) => raw['DeletionPolicy'] !== 'Retain').map(named)).toEqual([]);
    },
  );
});

describe('what is stored', () => {
  it('can be restored to any second, and its table not be deleted by mistake', () => {
    const [table] = ofType('AWS::DynamoDB::GlobalTable');
    expect(table!.properties).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: 'expiresAtSeconds', Enabled: true },
      GlobalSecondaryIndexes: [{ IndexName: 'gsi1', Projection: { ProjectionType: 'ALL' } }],
      Replicas: [
        {
          DeletionProtectionEnabled: true,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        },
      ],
    });
  });

  it('lies in buckets closed to the public', () => {
    const closed = {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    };
    const blocks = ofType('AWS::S3::Bucket').map((one) => one.properties['PublicAccessBlockConfiguration']);
    expect(blocks).toEqual(blocks.map(() => closed));
  });

  it('keeps old versions of recordings', () => {
    const recordings = ofType('AWS::S3::Bucket').find(({ id }) => id.startsWith('Recordings'));
    expect(recordings!.properties).toMatchObject({ VersioningConfiguration: { Status: 'Enabled' } });
  });

  it('refuses requests without TLS in every bucket and queue', () => {
    const guarded = [...ofType('AWS::S3::BucketPolicy'), ...ofType('AWS::SQS::QueuePolicy')]
      .filter((policy) => statementsOf(policy).some(({ Effect }) => Effect === 'Deny'))
      .map(({ stack, properties }) =>
        [properties['Bucket'] ?? properties['Queues']].flat().map((one) => `${stack}/${referenced(one)}`),
      );
    const all = [...ofType('AWS::S3::Bucket'), ...ofType('AWS::SQS::Queue')];
    expect(guarded.flat().sort()).toEqual(all.map(named).sort());
  });
});

describe('users', () => {
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
    expect(client!.properties).toMatchObject({
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
      GenerateSecret: false,
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
      RefreshTokenRotation: { Feature: 'ENABLED' },
    });
  });
});
