import { acknowledgements, resourcePolicyWildcards } from '#infra/acknowledgements.ts';
import { bundleNameOf } from '#infra/constructs/product-function.ts';
import type { Grant } from '#functions/_platform/grant.ts';
import { grants } from '#infra/grants.ts';
import { functionIds } from './built.ts';
import { statementsOfAll, wildcardsOf } from './policy-statements.ts';
import {
  actionsOf,
  referenced,
  type Resource,
  type Statement,
  synthesize,
  targetsOf,
} from './synthesized.ts';

const stages = ['dev', 'prod'] as const;
const named = ({ stack, id }: Resource) => `${stack}/${id}`;
const isOfToolkit = ({ id }: Resource) => id.startsWith('CustomCDKBucketDeployment');
describe.each(stages)('the stage %s', (stage) => {
  const synthesized = synthesize({ stage });
  const { resources } = synthesized;
  const ofType = (type: string) => resources.filter((resource) => resource.type === type);
  const find = (stack: string, id: string) => resources.find((one) => one.stack === stack && one.id === id)!;
  const functions = ofType('AWS::Lambda::Function').filter((one) => !isOfToolkit(one));
  const statements = statementsOfAll(synthesized);
  const allowed = statements.filter(({ statement }) => statement.Effect === 'Allow');

  describe('rights', () => {
    const ofRoles = new Set(['AWS::IAM::Policy', 'AWS::IAM::Role', 'AWS::IAM::ManagedPolicy']);
    const wildcards = allowed.flatMap(({ path, type, statement }) =>
      wildcardsOf(statement).map((wildcard) => ({ path, type, wildcard })),
    );
    const isListed = ({ path, type, wildcard }: (typeof wildcards)[number]) =>
      ofRoles.has(type)
        ? acknowledgements.some(
            ({ rule, at }) => rule.test(`AwsSolutions-IAM5[${wildcard}]`) && at.test(path),
          )
        : resourcePolicyWildcards.some((one) => one.wildcard.test(wildcard) && one.at.test(path));

    it('use wildcards only where the list allows it with a reason', () => {
      expect(wildcards.length).toBeGreaterThan(20);
      expect(wildcards.filter((one) => !isListed(one))).toEqual([]);
    });

    it('name every action in full, except for the CDK’s function that uploads the web app', () => {
      const byAction = wildcards.filter(({ wildcard }) => wildcard.startsWith('Action::'));
      expect(new Set(byAction.map(({ path }) => path.split('/')[1]?.split(/\d/)[0]))).toEqual(
        new Set(['Custom::CDKBucketDeployment']),
      );
    });

    it.each(resourcePolicyWildcards.map((one) => [String(one.wildcard), one] as const))(
      'still need what the list says of %s',
      (_, { wildcard, at, reason }) => {
        const used = wildcards.filter((one) => wildcard.test(one.wildcard) && at.test(one.path));
        expect(used).not.toEqual([]);
        expect(reason).toMatch(/\w+ \w+ \w+/);
      },
    );

    it('fit into IAM’s limits for policies', () => {
      // IAM does not count white space. A reference becomes an ARN, with a name that CloudFormation generates.
      const arn = 'x'.repeat(130);
      const isReference = (value: unknown) =>
        typeof value === 'object' && value !== null && /^(Ref|Fn::)/.test(Object.keys(value)[0] ?? '');
      const sizeOf = ({ properties }: Resource) =>
        JSON.stringify(properties['PolicyDocument'], (_, value: unknown) =>
          isReference(value) ? arn : value,
        ).length;
      const tooLarge = (type: string, charactersMax: number) =>
        ofType(type).filter((policy) => sizeOf(policy) > charactersMax);
      expect(tooLarge('AWS::IAM::Policy', 10_240).map(named)).toEqual([]);
      expect(tooLarge('AWS::IAM::ManagedPolicy', 6_144).map(named)).toEqual([]);
    });

    it('are never granted to everybody', () => {
      const principals = allowed.map(({ statement }) => (statement as { Principal?: unknown }).Principal);
      expect(principals.filter((one) => one === '*' || (one as { AWS?: unknown })?.AWS === '*')).toEqual([]);
    });

    it('to call a function or to read a bucket from outside name the caller', () => {
      const calls = ofType('AWS::Lambda::Permission');
      expect(calls.filter(({ properties }) => !properties['SourceArn']).map(named)).toEqual([]);
      const services = allowed.filter(({ type }) => type === 'AWS::S3::BucketPolicy');
      expect(services.length).toBeGreaterThan(4);
      expect(
        services.filter(({ statement }) => !/SourceArn/i.test(JSON.stringify(statement.Condition))),
      ).toEqual([]);
    });
  });

  describe('functions', () => {
    const statementsOfFunction = (one: Resource): Statement[] =>
      ofType('AWS::IAM::Policy')
        .filter(({ stack, properties }) =>
          (properties['Roles'] as unknown[]).some(
            (role) => stack === one.stack && referenced(role) === referenced(one.properties['Role']),
          ),
        )
        .flatMap(({ properties }) => (properties['PolicyDocument'] as { Statement: Statement[] }).Statement);
    const variablesOf = (one: Resource) =>
      (one.properties['Environment'] as { Variables: Record<string, unknown> }).Variables;
    const functionOf = (id: (typeof functionIds)[number]) =>
      functions.find((one) => variablesOf(one)['POWERTOOLS_SERVICE_NAME'] === bundleNameOf(id))!;
    const mappingsOf = (one: Resource) =>
      ofType('AWS::Lambda::EventSourceMapping').filter(
        ({ stack, properties }) => stack === one.stack && referenced(properties['FunctionName']) === one.id,
      );

    const readsObjects = ['s3:GetObject', 's3:ListBucket'];
    const objectActions = {
      read: readsObjects,
      write: ['s3:PutObject'],
      remove: ['s3:DeleteObject', 's3:ListBucket'],
    };
    const sealedActions = {
      seal: ['dynamodb:PutItem', 'kms:GenerateDataKey'],
      open: ['dynamodb:GetItem', 'kms:Decrypt'],
      see: ['dynamodb:GetItem'],
      remove: ['dynamodb:DeleteItem'],
    };
    const grantedActions = (grant: Grant): string[] => [
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      ...grant.table.map((action) => `dynamodb:${action}`),
      ...(grant.table.includes('GetItem') ? ['dynamodb:BatchGetItem'] : []),
      ...(grant.recordings ? objectActions[grant.recordings] : []),
      ...(grant.uploads ?? []).flatMap((right) => objectActions[right]),
      ...(grant.logos ? objectActions[grant.logos] : []),
      ...Object.keys(grant.credentials ?? {}).flatMap((use) => sealedActions[use as 'seal']),
      ...(grant.sendsTo ? ['sqs:SendMessage'] : []),
      ...(grant.delays ? ['sqs:ChangeMessageVisibility'] : []),
      ...(grant.watchesQueues ? ['sqs:GetQueueAttributes'] : []),
      ...(grant.connections ? ['execute-api:ManageConnections'] : []),
      ...(grant.people === 'address' || grant.people === 'standing' ? ['cognito-idp:AdminGetUser'] : []),
      ...(grant.people === 'standing' ? ['cognito-idp:AdminListGroupsForUser'] : []),
      ...(grant.people === 'sign-out' ? ['cognito-idp:AdminUserGlobalSignOut'] : []),
      ...(grant.mail === 'send' ? ['ses:SendEmail'] : []),
      ...(grant.secrets ? ['ssm:GetParameter'] : []),
    ];
    const feeding = {
      queue: [
        'ChangeMessageVisibility',
        'DeleteMessage',
        'GetQueueAttributes',
        'GetQueueUrl',
        'ReceiveMessage',
      ],
      stream: ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'],
      failed: ['GetQueueAttributes', 'GetQueueUrl', 'SendMessage'],
    };
    const fedActions = (one: Resource): string[] =>
      mappingsOf(one).flatMap(({ properties }) =>
        'StartingPosition' in properties
          ? [
              ...feeding.stream.map((action) => `dynamodb:${action}`),
              ...feeding.failed.map((action) => `sqs:${action}`),
            ]
          : feeding.queue.map((action) => `sqs:${action}`),
      );

    const sorted = (actions: readonly string[]) => [...new Set(actions)].sort();

    it('each have a role with exactly the rights of their grant and of their event sources', () => {
      const expected = functionIds.map((id) => [
        id,
        sorted([...grantedActions(grants[id]), ...fedActions(functionOf(id))]),
      ]);
      const held = functionIds.map((id) => [
        id,
        sorted(statementsOfFunction(functionOf(id)).flatMap(actionsOf)),
      ]);
      expect(held).toEqual(expected);
      const roles = functions.map(({ stack, properties }) => `${stack}/${referenced(properties['Role'])}`);
      expect(new Set(roles).size).toBe(functionIds.length);
    });

    it('know the address of each queue that feeds them, so that they can delay a retry', () => {
      const fed = functions.flatMap((one) =>
        mappingsOf(one)
          .filter(({ properties }) => !('StartingPosition' in properties))
          .map(({ properties }) => ({ one, queue: referenced(properties['EventSourceArn']) })),
      );
      expect(fed).toHaveLength(7);
      const addresses = (one: Resource) =>
        Object.entries(variablesOf(one)).flatMap(([name, value]) =>
          name.endsWith('_QUEUE_URL') ? [referenced(value)] : [],
        );
      const unknown = fed.filter(({ one, queue }) => !addresses(one).includes(queue));
      expect(unknown.map(({ one, queue }) => `${named(one)}: ${queue}`)).toEqual([]);
    });

    it('read the table before their first event only if they may get an item', () => {
      const mayGet = ({ Action, Condition }: Statement) =>
        JSON.stringify(Action).includes('dynamodb:GetItem') &&
        !JSON.stringify(Condition).includes('StringLike');
      const may = functions.filter((one) => statementsOfFunction(one).some(mayGet));
      const reported = functions.filter((one) => variablesOf(one)['FIRST_READ'] === 'GetItem');
      expect(reported.length).toBeGreaterThan(90);
      expect(reported.map(named)).toEqual(may.map(named));
    });

    it('run Node 24 on ARM with a log of their own, and without traces', () => {
      expect(functions).toHaveLength(functionIds.length);
      for (const { properties } of functions) {
        expect(properties).toMatchObject({
          Runtime: 'nodejs24.x',
          Architectures: ['arm64'],
          Handler: 'index.handler',
          LoggingConfig: { LogFormat: 'JSON' },
        });
        expect(properties['TracingConfig']).toBeUndefined();
      }
      const logs = functions.map(({ stack, properties }) => {
        const { LogGroup } = properties['LoggingConfig'] as { LogGroup: unknown };
        return find(stack, referenced(LogGroup));
      });
      expect(new Set(logs.map(named)).size).toBe(functions.length);
    });

    it('read exactly the parameters of their stage that their environment names', () => {
      const arnOf = (name: unknown) => ({
        'Fn::Join': [
          '',
          [
            'arn:',
            { Ref: 'AWS::Partition' },
            ':ssm:us-east-1:',
            { Ref: 'AWS::AccountId' },
            `:parameter${String(name)}`,
          ],
        ],
      });
      const reported = functions.map((one) => [
        named(one),
        Object.entries(variablesOf(one)).flatMap(([variable, name]) =>
          variable.endsWith('_PARAMETER') ? [arnOf(name)] : [],
        ),
      ]);
      const read = functions.map((one) => [
        named(one),
        statementsOfFunction(one)
          .filter((statement) => actionsOf(statement).includes('ssm:GetParameter'))
          .flatMap(targetsOf),
      ]);
      expect(read).toEqual(reported);
      const names = functions.flatMap((one) =>
        Object.entries(variablesOf(one)).filter(([variable]) => variable.endsWith('_PARAMETER')),
      );
      expect(Object.fromEntries(names)).toEqual({
        STRIPE_SECRET_KEY_PARAMETER: `/cupo/${stage}/stripe-secret-key`,
        STRIPE_WEBHOOK_SECRET_PARAMETER: `/cupo/${stage}/stripe-webhook-secret`,
        GOOGLE_CLIENT_SECRET_PARAMETER: `/cupo/${stage}/google-client-secret`,
        NOTIFICATION_KEY_PARAMETER: `/cupo/${stage}/notification-key`,
      });
    });

    it('get secrets only by name: no variable and no template contains one', () => {
      const variables = functions.flatMap((one) => Object.entries(variablesOf(one)));
      const secretly = variables.filter(([name]) => /SECRET|PASSWORD|TOKEN|KEY|CREDENTIAL/.test(name));
      const isName = ([name]: [string, unknown]) => /_(PARAMETER|KEY_ID|BASE_URL)$/.test(name);
      // It only proves that a request came through CloudFront. It is set during a deployment.
      const isOfOrigin = ([name, value]: [string, unknown]) =>
        /^ORIGIN_SECRET(_NEXT)?$/.test(name) && JSON.stringify(value).includes('{{resolve:secretsmanager:');
      expect(secretly.filter(isName).length).toBeGreaterThan(10);
      expect(secretly.filter((one) => !isName(one) && !isOfOrigin(one))).toEqual([]);
      const text = JSON.stringify(resources.map(({ raw }) => raw));
      expect(text).not.toMatch(/sk_(live|test)_|whsec_|AKIA[A-Z0-9]{12}|-----BEGIN|"SecretString":/);
    });

    it('that process queues have enough reserved concurrency in prod for their queues', () => {
      const workers = functions.filter((one) =>
        mappingsOf(one).some(({ properties }) => 'ScalingConfig' in properties),
      );
      expect(workers).toHaveLength(6);
      const places = (one: Resource) =>
        mappingsOf(one)
          .map(({ properties }) => properties['ScalingConfig'] as { MaximumConcurrency: number })
          .reduce((sum, { MaximumConcurrency }) => sum + MaximumConcurrency, 0);
      const reserved = functions.filter(({ properties }) => 'ReservedConcurrentExecutions' in properties);
      expect(reserved.map(named)).toEqual(stage === 'prod' ? workers.map(named) : []);
      for (const one of reserved) expect(one.properties['ReservedConcurrentExecutions']).toBe(places(one));
      // An account usually has a concurrency of 1,000, and AWS keeps 100 of that for functions without a
      // reservation.
      expect(workers.map(places).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(100);
    });
  });

  it('keeps every log for 90 days', () => {
    const groups = ofType('AWS::Logs::LogGroup');
    expect(groups.length).toBeGreaterThan(functions.length);
    expect(groups.filter(({ properties }) => properties['RetentionInDays'] !== 90).map(named)).toEqual([]);
  });

  it('is well below the limit of 500 resources per stack', () => {
    const counts = Map.groupBy(resources, ({ stack }) => stack);
    expect([...counts].filter(([, ofStack]) => ofStack.length > 400).map(([stack]) => stack)).toEqual([]);
  });
});
