import { App, Stack } from 'aws-cdk-lib';
import { CfnBucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { acknowledgements, SolutionsChecks } from '../../../infra/acknowledgements.ts';
import { grants } from '../../../infra/grants.ts';
import { fileOf, registry } from '../../../shared/contracts/registry.ts';
import {
  actionsOf,
  functionIds,
  referenced,
  type Resource,
  type Statement,
  synthesize,
  targetsOf,
} from './synthesized.ts';

const { app, resources } = synthesize({ stage: 'prod' });

const ofType = (type: string) => resources.filter((resource) => resource.type === type);
const named = ({ stack, id }: Resource) => `${stack}/${id}`;
const isOfToolkit = ({ id }: Resource) => id.startsWith('CustomCDKBucketDeployment');
const functions = ofType('AWS::Lambda::Function').filter((one) => !isOfToolkit(one));
const serviceOf = (one: Resource) => {
  const { Variables } = one.properties['Environment'] as { Variables: Record<string, unknown> };
  return String(Variables['POWERTOOLS_SERVICE_NAME']);
};
const bundles = functionIds.map((id) => (id.split('.').length > 2 ? id : fileOf(id).replace('/', '.')));
const functionOf = (bundle: string) => functions.find((one) => serviceOf(one) === bundle)!;
const find = (stack: string, id: string) => resources.find((one) => one.stack === stack && one.id === id)!;

const statementsOf = (policy: Resource) =>
  (policy.properties['PolicyDocument'] as { Statement: Statement[] }).Statement;
const rolePolicies = ofType('AWS::IAM::Policy');
const statementsOfFunction = (one: Resource): Statement[] => {
  const role = referenced(one.properties['Role']);
  return rolePolicies
    .filter(({ stack }) => stack === one.stack)
    .filter(({ properties }) => (properties['Roles'] as unknown[]).map(referenced).includes(role))
    .flatMap(statementsOf);
};
const actionsOfBundle = (bundle: string) =>
  statementsOfFunction(functionOf(bundle)).flatMap(actionsOf).sort();
const bundlesWith = (action: string) =>
  functions
    .filter((one) => statementsOfFunction(one).flatMap(actionsOf).includes(action))
    .map(serviceOf)
    .sort();

describe('the functions', () => {
  it('are those of the contracts and of the list of jobs, one each', () => {
    expect(functions.map(serviceOf).sort()).toEqual([...bundles].sort());
  });

  it.each(bundles)('%s runs Node 24 on ARM, with a role and a kept log of its own', (bundle) => {
    const { stack, properties } = functionOf(bundle);
    expect(properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      LoggingConfig: { LogFormat: 'JSON' },
    });
    const { LogGroup } = properties['LoggingConfig'] as { LogGroup: unknown };
    expect(find(stack, referenced(LogGroup)).properties).toMatchObject({ RetentionInDays: 90 });
    const sharers = functions.filter(
      (other) =>
        other.stack === stack && referenced(other.properties['Role']) === referenced(properties['Role']),
    );
    expect(sharers.map(serviceOf)).toEqual([bundle]);
  });

  it.each(bundles)('%s may do nothing by a wildcard, and nothing to everything', (bundle) => {
    const statements = statementsOfFunction(functionOf(bundle));
    expect(statements.flatMap(actionsOf).filter((action) => action.includes('*'))).toEqual([]);
    expect(statements.flatMap(targetsOf)).not.toContain('*');
    expect(statements.every(({ Effect }) => Effect === 'Allow')).toBe(true);
  });

  it('use no managed policy', () => {
    const managed = ofType('AWS::IAM::Role').filter(({ properties }) => properties['ManagedPolicyArns']);
    expect(managed.every(isOfToolkit)).toBe(true);
  });
});

describe('rights', () => {
  const tableActions = (bundle: string) =>
    actionsOfBundle(bundle).filter((action) => action.startsWith('dynamodb:'));

  it.each(registry.filter(({ method }) => method === 'GET').map(({ id }) => id))(
    '%s, a GET, only reads',
    (id) => {
      const reads = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'];
      const mayUse = ['logs:CreateLogStream', 'logs:PutLogEvents', 's3:GetObject', 's3:ListBucket', ...reads];
      const actions = actionsOfBundle(fileOf(id).replace('/', '.'));
      expect(actions.filter((action) => !mayUse.includes(action))).toEqual([]);
    },
  );

  it.each(functionIds)('%s does with the table what its grant says', (id) => {
    const bundle = id.split('.').length > 2 ? id : fileOf(id).replace('/', '.');
    const stream = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];
    const granted = [...grants[id].table, ...(id.endsWith('.stream') ? stream : [])];
    expect(tableActions(bundle)).toEqual(granted.map((action) => `dynamodb:${action}`).sort());
  });

  it('never let anyone scan the table or reach an index by a wildcard', () => {
    const text = JSON.stringify(rolePolicies.map(statementsOf));
    expect(text).not.toMatch(/Scan|PartiQL|index\/\*/);
  });

  it('to open stored credentials have the push worker alone, to seal them the connecting operation', () => {
    expect(bundlesWith('kms:Decrypt')).toEqual(['marketplaces.push.worker']);
    expect(bundlesWith('kms:GenerateDataKey')).toEqual(['integrations.connect-marketplace']);
    const all = rolePolicies
      .flatMap(statementsOf)
      .flatMap(actionsOf)
      .filter((action) => action.startsWith('kms:'));
    expect(all.sort()).toEqual(['kms:Decrypt', 'kms:GenerateDataKey']);
  });

  it('to secrets have those alone that ask Stripe, and to its signing secret the webhook', () => {
    const asking = ['billing.create-checkout', 'billing.open-portal', 'billing.receive-event'];
    expect(bundlesWith('secretsmanager:GetSecretValue').sort()).toEqual(asking);
    const signed = bundles.filter((bundle) =>
      JSON.stringify(functionOf(bundle).properties['Environment']).includes('STRIPE_WEBHOOK_SECRET_ARN'),
    );
    expect(signed).toEqual(['billing.receive-event']);
  });

  it('to a model has nobody where none was chosen', () => {
    expect(JSON.stringify(resources)).not.toMatch(/bedrock|MODEL_ID/i);
  });

  it('to recordings are one writer’s and one reader’s, all others to objects are of imports', () => {
    const othersWith = (action: string) =>
      bundlesWith(action).filter((bundle) => !bundle.startsWith('imports.'));
    expect(othersWith('s3:PutObject')).toEqual(['marketplaces.push.worker']);
    expect(othersWith('s3:GetObject')).toEqual(['activity.get-recording']);
    const ofImports = functions.filter((one) => serviceOf(one).startsWith('imports.'));
    expect(JSON.stringify(ofImports.flatMap(statementsOfFunction))).not.toContain('Recordings');
    expect(JSON.stringify(ofImports.map(({ properties }) => properties))).not.toContain('RECORDINGS');
  });

  it('to remove objects have those alone that clear imported data', () => {
    expect(bundlesWith('s3:DeleteObject')).toEqual(['imports.clear-data', 'imports.import.worker']);
  });

  it('over everything are written in key policies and the deployment of the web app alone', () => {
    const everywhere = resources
      .filter(({ type }) => type !== 'AWS::KMS::Key' && type !== 'AWS::SNS::TopicPolicy')
      .filter((one) => JSON.stringify(one.properties).includes('"Resource":"*"'));
    expect(everywhere.filter((one) => !isOfToolkit(one)).map(named)).toEqual([]);
  });

  it('never come with a leave to reach this machine', () => {
    expect(JSON.stringify(resources)).not.toMatch(/127\.0\.0\.1|localhost|LOOPBACK/i);
  });
});

describe('routes', () => {
  const apis = Object.fromEntries(
    ofType('AWS::ApiGatewayV2::Api').map((api) => [api.properties['ProtocolType'], api]),
  );
  const routes = ofType('AWS::ApiGatewayV2::Route');
  const keyOf = ({ properties }: Resource) => String(properties['RouteKey']);
  const isLive = (route: Resource) => keyOf(route).startsWith('$');
  const http = routes.filter((route) => !isLive(route));

  it('are the registry’s', () => {
    expect(http.map(keyOf).sort()).toEqual(registry.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it.each(registry.map((operation) => [operation.id, operation] as const))(
    '%s asks for a token unless its contract is public',
    (_, { method, path, access }) => {
      const route = http.find((one) => keyOf(one) === `${method} ${path}`)!;
      const expected = (access as string) === 'public' ? 'NONE' : 'JWT';
      expect(route.properties['AuthorizationType']).toBe(expected);
    },
  );

  const ofIdentity = (OutputName: RegExp) => ({
    'Fn::GetStackOutput': {
      StackName: 'cupo-prod-identity',
      OutputName: expect.stringMatching(OutputName) as unknown,
    },
  });

  it('trust the access tokens of the pool’s browser client', () => {
    const [authorizer] = ofType('AWS::ApiGatewayV2::Authorizer');
    expect(authorizer!.properties).toMatchObject({
      AuthorizerType: 'JWT',
      IdentitySource: ['$request.header.Authorization'],
      JwtConfiguration: {
        Audience: [ofIdentity(/^PublishOutputRefUsersWeb/)],
        Issuer: ofIdentity(/^PublishOutputFnGetAttUsers.*ProviderURL/),
      },
    });
  });

  it('of the live connection are its opening and its closing', () => {
    expect(Object.keys(apis).sort()).toEqual(['HTTP', 'WEBSOCKET']);
    expect(routes.filter(isLive).map(keyOf).sort()).toEqual(['$connect', '$disconnect']);
  });

  it('are throttled on both APIs', () => {
    const stages = ofType('AWS::ApiGatewayV2::Stage').map(
      ({ properties }) => properties['DefaultRouteSettings'],
    );
    expect(stages).toHaveLength(2);
    for (const settings of stages)
      expect(settings).toMatchObject({
        ThrottlingRateLimit: expect.any(Number),
        ThrottlingBurstLimit: expect.any(Number),
      });
  });
});

describe('the AWS Solutions rules', () => {
  const findings = new AwsSolutionsChecks(app)
    .validateScope(app)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath = '' }) => ({ ruleName, constructPath })),
    );

  it('have no finding without a reason', () => {
    expect(new SolutionsChecks(app).validateScope(app)).toEqual({ success: true, violations: [] });
  });

  it('find a bucket that is open to anyone', () => {
    const other = new Stack(new App(), 'Other');
    const bucket = new CfnBucket(other, 'Open');
    const { success, violations } = new SolutionsChecks(other).validateScope(other);
    expect(success).toBe(false);
    const noTls = violations.find(({ ruleName }) => ruleName === 'AwsSolutions-S10');
    expect(noTls?.violatingResources).toMatchObject([{ constructPath: bucket.node.path }]);
  });

  it.each(acknowledgements.map((one) => [String(one.rule), one] as const))(
    'still find what %s acknowledges',
    (_, { rule, at }) => {
      const matched = findings.filter((one) => rule.test(one.ruleName) && at.test(one.constructPath));
      expect(matched).not.toEqual([]);
    },
  );
});
