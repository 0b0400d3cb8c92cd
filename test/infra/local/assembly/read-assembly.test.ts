import { readAssembly, type Assembly } from '#infra/local/assembly/read-assembly.ts';
import { synthesizeIdentity, synthesizeTinyApp } from './tiny-app.ts';

let assembly: Assembly;
const named = (name: string) => assembly.functions.find((one) => one.name === name)!;
beforeAll(() => {
  assembly = readAssembly(synthesizeTinyApp());
});

describe('the reader of a synthesized app', () => {
  it('finds the functions, their code and their limits', () => {
    expect(named('decisions.approve')).toMatchObject({
      codeDir: expect.stringMatching(/functions\/decisions\.approve$/),
      handler: 'index.handler',
      timeoutSeconds: 10,
      memoryMegabytes: 512,
    });
    expect(assembly.functions).toHaveLength(6);
  });

  it('resolves environments across stacks', () => {
    expect(named('decisions.approve').environment).toEqual({
      TABLE_NAME: assembly.tables[0]!.name,
      PUSH_QUEUE_URL: assembly.queues.find(({ redrive }) => redrive)!.url,
      WEB_ORIGIN: 'https://app.example',
      SENTENCE: 'in us-east-1 for us not ${this}',
      SECOND: 'b',
    });
  });

  it('finds the secrets that functions read from Parameter Store, each once', () => {
    expect(assembly.secretParameters).toEqual([
      { secret: 'STRIPE_SECRET_KEY', name: '/tiny/stripe-secret-key' },
    ]);
  });

  it('distinguishes protected routes from public ones', () => {
    const [pool] = assembly.userPools;
    expect(assembly.httpRoutes.map(({ routeKey, authorizer }) => [routeKey, authorizer])).toEqual([
      [
        'POST /api/decisions/{decisionId}/approve',
        { issuer: pool!.issuer, audience: [pool!.clients[0]!.id] },
      ],
      ['GET /api/health', undefined],
    ]);
  });

  it('finds the WebSocket routes', () => {
    expect(assembly.webSocketApis).toMatchObject([
      {
        stage: 'live',
        selectionExpression: '$request.body.action',
        routes: [
          { routeKey: '$connect', function: { name: 'live.connect.socket' } },
          { routeKey: '$disconnect', function: { name: 'live.disconnect.socket' } },
        ],
      },
    ]);
  });

  it('finds the targets of queues and streams', () => {
    const queue = assembly.queues.find(({ redrive }) => redrive)!;
    expect(assembly.eventSources).toMatchObject([
      {
        kind: 'queue',
        sourceArn: queue.arn,
        function: { name: 'marketplaces.credentials.worker' },
        batchSize: 5,
        reportsItemFailures: true,
        patterns: [],
      },
      {
        kind: 'stream',
        sourceArn: assembly.tables[0]!.streamArn,
        function: { name: 'marketplaces.relay.stream' },
        batchSize: 10,
        bisectsOnError: true,
        retryAttemptsMax: 3,
        reportsItemFailures: false,
        patterns: [{ eventName: ['INSERT'] }],
      },
    ]);
  });

  it('finds the schedules', () => {
    expect(assembly.schedules).toMatchObject([
      { expression: 'rate(1 minute)', enabled: true, function: { name: 'marketplaces.sweep.schedule' } },
    ]);
  });

  it('finds tables, buckets, queues and keys', () => {
    expect(assembly.tables).toMatchObject([
      {
        ttlAttribute: 'expiresAtSeconds',
        streamViewType: 'NEW_AND_OLD_IMAGES',
        keySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
        indexes: [{ IndexName: 'gsi1' }],
      },
    ]);
    expect(assembly.buckets).toMatchObject([
      { corsRules: [{ AllowedMethods: ['PUT'], AllowedOrigins: ['https://app.example'] }] },
    ]);
    const deadLetters = assembly.queues.find(({ redrive }) => !redrive)!;
    expect(assembly.queues).toContainEqual(
      expect.objectContaining({
        fifo: true,
        name: expect.stringMatching(/\.fifo$/),
        visibilityTimeoutSeconds: 90,
        redrive: { deadLetterArn: deadLetters.arn, receivesMax: 5 },
      }),
    );
    expect(assembly.keys).toMatchObject([{ aliases: ['alias/credentials'] }]);
  });

  it('finds the user pool with its client, groups and password policy', () => {
    expect(assembly.userPools).toMatchObject([
      {
        id: expect.stringMatching(/^us-east-1_[a-z0-9]{9}$/),
        passwordPolicy: { lengthMin: 12, numbers: true },
        clients: [{ accessTokenMinutes: 30, refreshTokenMinutes: 7 * 24 * 60 }],
        groups: ['superadmin'],
      },
    ]);
  });
});

describe("the product's user pool", () => {
  it('is read as declared, with its own sender', () => {
    const senderEmail = 'mail@cupo.example';
    const [pool] = readAssembly(synthesizeIdentity({ keep: true, firewall: true, senderEmail })).userPools;
    expect(pool!.mail.from).toBe('Cupo <mail@cupo.example>');
  });
});

describe('the rights of a role', () => {
  const may = (name: string, action: string, resource: string, context = {}) =>
    assembly.may(named(name).roleArn, action, resource, context);
  const table = () => assembly.tables[0]!.arn;

  it('contain the granted actions on the named resources', () => {
    expect(may('decisions.approve', 'dynamodb:GetItem', table())).toBe(true);
    expect(may('decisions.approve', 'dynamodb:Query', `${table()}/index/gsi1`)).toBe(true);
    expect(may('decisions.approve', 'dynamodb:Query', `${table()}/index/gsi2`)).toBe(false);
    expect(may('decisions.approve', 'dynamodb:PutItem', table())).toBe(false);
    expect(may('live.connect.socket', 'dynamodb:GetItem', table())).toBe(false);
  });

  it('do not apply if a condition is not met', () => {
    const keyed = (...keys: string[]) => ({ 'dynamodb:LeadingKeys': keys });
    expect(may('decisions.approve', 'dynamodb:GetItem', table(), keyed('S#1', 'S#2'))).toBe(true);
    expect(may('decisions.approve', 'dynamodb:GetItem', table(), keyed('S#1', 'X#2'))).toBe(false);
  });

  it('are overridden by a denial', () => {
    const object = 'arn:aws:s3:::files-1/public/a';
    expect(may('decisions.approve', 's3:PutObject', object)).toBe(true);
    expect(may('decisions.approve', 's3:DeleteObject', object)).toBe(false);
    expect(may('decisions.approve', 's3:PutObject', 'arn:aws:s3:::files-1/private/a')).toBe(false);
  });
});
