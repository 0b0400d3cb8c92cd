/* oxlint-disable no-new -- a construct adds itself to its scope */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, CfnOutput, CfnParameter, Duration, Fn, Stack, type StackProps } from 'aws-cdk-lib';
import {
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  WebSocketApi,
  WebSocketStage,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration, WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { AccountRecovery, UserPool, UserPoolGroup } from 'aws-cdk-lib/aws-cognito';
import {
  AttributeType,
  type ITableV2,
  ProjectionType,
  StreamViewType,
  TableV2,
  type ITable,
} from 'aws-cdk-lib/aws-dynamodb';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import {
  Code,
  FilterCriteria,
  FilterRule,
  Function,
  Runtime,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Bucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { createBuilt } from '#test/infra/stacks/built.ts';
import { IdentityStack, type IdentityStackProps } from '#infra/stacks/identity-stack.ts';

class DataStack extends Stack {
  readonly table = new TableV2(this, 'Table', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    globalSecondaryIndexes: [
      {
        indexName: 'gsi1',
        partitionKey: { name: 'gsi1pk', type: AttributeType.STRING },
        projectionType: ProjectionType.ALL,
      },
    ],
    timeToLiveAttribute: 'expiresAtSeconds',
    dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
  });
  readonly files = new Bucket(this, 'Files', {
    cors: [{ allowedMethods: [HttpMethods.PUT], allowedOrigins: ['https://app.example'] }],
  });
  readonly key = new Key(this, 'Key', { alias: 'alias/credentials' });
  readonly deadLetters = new Queue(this, 'DeadLetters', { fifo: true });
  readonly pushes = new Queue(this, 'Pushes', {
    fifo: true,
    visibilityTimeout: Duration.seconds(90),
    deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: 5 },
  });
  readonly pool = new UserPool(this, 'Users', {
    signInAliases: { email: true },
    passwordPolicy: { minLength: 12, requireDigits: true },
    accountRecovery: AccountRecovery.EMAIL_ONLY,
  });
  readonly client = this.pool.addClient('Web', {
    authFlows: { userSrp: true },
    disableOAuth: true,
    accessTokenValidity: Duration.minutes(30),
    refreshTokenValidity: Duration.days(7),
  });
  readonly superadmins = new UserPoolGroup(this, 'Superadmins', {
    userPool: this.pool,
    groupName: 'superadmin',
  });
}

class AppStack extends Stack {
  private readonly codeDir: string;

  constructor(scope: App, id: string, props: StackProps & { data: DataStack; codeDir: string }) {
    super(scope, id, props);
    this.codeDir = props.codeDir;
    this.addApi(props.data);
    this.addJobs(props.data);
    this.addLive();
  }

  private function(id: string, name: string, environment: Record<string, string> = {}): Function {
    return new Function(this, id, {
      runtime: Runtime.NODEJS_24_X,
      handler: 'index.handler',
      code: Code.fromAsset(join(this.codeDir, name)),
      timeout: Duration.seconds(10),
      memorySize: 512,
      environment,
    });
  }

  private addApi({ table, pool, client, pushes }: DataStack) {
    const origin = new CfnParameter(this, 'Origin', { default: 'https://app.example' });
    const approve = this.function('Approve', 'decisions.approve', {
      TABLE_NAME: table.tableName,
      PUSH_QUEUE_URL: pushes.queueUrl,
      WEB_ORIGIN: origin.valueAsString,
      SENTENCE: Fn.sub('in ${AWS::Region} for ${who} not ${!this}', { who: 'us' }),
      SECOND: Fn.select(1, Fn.split(',', 'a,b,c')),
    });
    approve.addToRolePolicy(
      new PolicyStatement({
        actions: ['dynamodb:GetItem', 'dynamodb:Query'],
        resources: [table.tableArn, `${table.tableArn}/index/gsi1`],
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['S#*'] } },
      }),
    );
    approve.addToRolePolicy(
      new PolicyStatement({ actions: ['s3:*'], resources: ['arn:aws:s3:::files-*/public/*'] }),
    );
    approve.addToRolePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        actions: ['s3:Delete*'],
        resources: ['*'],
      }),
    );
    const api = new HttpApi(this, 'Api', {
      defaultAuthorizer: new HttpJwtAuthorizer('Jwt', pool.userPoolProviderUrl, {
        jwtAudience: [client.userPoolClientId],
      }),
    });
    const integration = new HttpLambdaIntegration('Approve', approve);
    api.addRoutes({ path: '/api/decisions/{decisionId}/approve', methods: [HttpMethod.POST], integration });
    api.addRoutes({
      path: '/api/health',
      methods: [HttpMethod.GET],
      integration,
      authorizer: new HttpNoneAuthorizer(),
    });
    new CfnOutput(this, 'Url', { value: api.apiEndpoint });
  }

  private addJobs({ table, pushes }: DataStack) {
    const secretly = { STRIPE_SECRET_KEY_PARAMETER: '/tiny/stripe-secret-key' };
    this.function('Push', 'marketplaces.credentials.worker', secretly).addEventSource(
      new SqsEventSource(pushes, { batchSize: 5, reportBatchItemFailures: true }),
    );
    this.function('Relay', 'marketplaces.relay.stream', secretly).addEventSource(
      new DynamoEventSource(table as ITable, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 10,
        bisectBatchOnError: true,
        retryAttempts: 3,
        filters: [FilterCriteria.filter({ eventName: FilterRule.isEqual('INSERT') })],
      }),
    );
    new Schedule(this, 'Sweep', {
      schedule: ScheduleExpression.rate(Duration.minutes(1)),
      target: new LambdaInvoke(this.function('SweepFunction', 'marketplaces.sweep.schedule')),
    });
  }

  private addLive() {
    const integration = (name: string, file: string) =>
      new WebSocketLambdaIntegration(name, this.function(name, file));
    const api = new WebSocketApi(this, 'Live', {
      connectRouteOptions: { integration: integration('Connect', 'live.connect.socket') },
      disconnectRouteOptions: { integration: integration('Disconnect', 'live.disconnect.socket') },
    });
    new WebSocketStage(this, 'LiveStage', { webSocketApi: api, stageName: 'live', autoDeploy: true });
  }
}

const names = [
  'decisions.approve',
  'marketplaces.credentials.worker',
  'marketplaces.relay.stream',
  'marketplaces.sweep.schedule',
  'live.connect.socket',
  'live.disconnect.socket',
];

/** Synthesizes an app of two stacks with one example of each resource that the twin reads; returns its cdk.out. */
export function synthesizeTinyApp(): string {
  const dir = mkdtempSync(join(tmpdir(), 'assembly-'));
  const codeDir = join(dir, 'functions');
  for (const name of names) {
    mkdirSync(join(codeDir, name), { recursive: true });
    writeFileSync(join(codeDir, name, 'index.mjs'), `export const handler = () => '${name}';\n`);
  }
  const app = new App({
    outdir: join(dir, 'cdk.out'),
    context: { 'aws:cdk:disable-asset-staging': true, '@aws-cdk/core:defaultCrossStackReferences': 'weak' },
    builtinCloudFormationValidation: false,
  });
  const data = new DataStack(app, 'Data');
  new AppStack(app, 'App', { data, codeDir });
  return app.synth().directory;
}

/** Synthesizes the product's own stack of the user pool; returns its cdk.out. */
export function synthesizeIdentity(props: Omit<IdentityStackProps, 'functionsDir' | 'resources'>): string {
  const { functionsDir } = createBuilt();
  const context = { '@aws-cdk/core:defaultCrossStackReferences': 'strong' };
  const app = new App({
    outdir: join(mkdtempSync(join(tmpdir(), 'identity-')), 'cdk.out'),
    context,
    builtinCloudFormationValidation: false,
  });
  const table = { tableName: 'cupo', tableArn: 'arn:aws:dynamodb:us-east-1:000000000000:table/cupo' };
  new IdentityStack(app, 'Identity', {
    ...props,
    functionsDir,
    resources: { table: table as ITableV2, metricsNamespace: 'Cupo/test' },
  });
  return app.synth().directory;
}
