import { fileOf, registry } from '#shared/contracts/registry.ts';
import { functionIds } from './built.ts';
import { actionsOf, referenced, type Resource, type Statement, synthesize } from './synthesized.ts';

const { resources } = synthesize({ stage: 'prod' });

const ofType = (type: string) => resources.filter((resource) => resource.type === type);
const isOfToolkit = ({ id }: Resource) => id.startsWith('CustomCDKBucketDeployment');
const functions = ofType('AWS::Lambda::Function').filter((one) => !isOfToolkit(one));
const serviceOf = (one: Resource) => {
  const { Variables } = one.properties['Environment'] as { Variables: Record<string, unknown> };
  return String(Variables['POWERTOOLS_SERVICE_NAME']);
};
const bundles = functionIds.map((id) => (id.split('.').length > 2 ? id : fileOf(id).replace('/', '.')));
const functionOf = (bundle: string) => functions.find((one) => serviceOf(one) === bundle)!;

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
  it('can only reach the public internet: no template contains the setting that opens this machine to them', () => {
    expect(JSON.stringify(resources)).toContain('WELLHUB_BASE_URL');
    expect(JSON.stringify(resources)).not.toContain('OUTBOUND_LOOPBACK');
  });

  it('require the second factor from every superadmin, because no template exempts one', () => {
    expect(JSON.stringify(resources)).toContain('USER_POOL_ID');
    expect(JSON.stringify(resources)).not.toContain('SECOND_FACTOR');
  });

  it('may read whether a superadmin has a second factor if they are the team’s', () => {
    const teams = registry.filter(({ access }) => access === 'superadmin').map(({ id }) => id);
    expect(teams.length).toBeGreaterThan(10);
    for (const id of [...teams, 'logos.publishLogo'])
      expect(actionsOfBundle(fileOf(id).replace('/', '.'))).toContain('cognito-idp:AdminGetUser');
  });

  it('are exactly those of the contracts and of the list of jobs', () => {
    expect(functions.map(serviceOf).sort()).toEqual([...bundles].sort());
  });

  it('use no managed policy', () => {
    const managed = ofType('AWS::IAM::Role').filter(({ properties }) => properties['ManagedPolicyArns']);
    expect(managed.every(isOfToolkit)).toBe(true);
  });
});

describe('rights', () => {
  // Google sends a browser to this one exception. It is bound to that browser by a state that can be used once.
  const writesAll = ['reservations.finishGmail'];
  const reading = registry.filter(({ id, method }) => method === 'GET' && !writesAll.includes(id));
  it.each(reading.map(({ id }) => id))('%s, a GET, only reads', (id) => {
    const reads = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'];
    const mayUse = [
      'cognito-idp:AdminGetUser',
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      's3:GetObject',
      's3:ListBucket',
      'ssm:GetParameter',
      ...reads,
    ];
    const actions = actionsOfBundle(fileOf(id).replace('/', '.'));
    expect(actions.filter((action) => !mayUse.includes(action))).toEqual([]);
  });

  it('never allow scanning the table or reaching an index by a wildcard', () => {
    const text = JSON.stringify(rolePolicies.map(statementsOf));
    expect(text).not.toMatch(/Scan|PartiQL|index\/\*/);
  });

  describe('to the key of stored credentials', () => {
    const keyStatements = functions.flatMap((one) =>
      statementsOfFunction(one)
        .filter((statement) => actionsOf(statement).some((action) => action.startsWith('kms:')))
        .map((statement) => ({ by: serviceOf(one), ...statement })),
    );
    const whoMay = (action: string, purpose: string) =>
      keyStatements
        .filter((one) => actionsOf(one).includes(action) && purposesOf(one.Condition).includes(purpose))
        .map(({ by }) => by)
        .sort();
    const purposesOf = (condition: Statement['Condition']): string[] =>
      [condition?.['StringEquals']?.['kms:EncryptionContext:purpose'] ?? []].flat();

    it('only the push worker decrypts marketplaces’ credentials, and only the connecting operation encrypts them', () => {
      expect(whoMay('kms:Decrypt', 'credentials')).toEqual(['marketplaces.credentials.worker']);
      expect(whoMay('kms:Decrypt', 'webhook')).toEqual([
        'integrations.reveal-webhook',
        'marketplaces.credentials.worker',
        'reservations.receive-kenko',
        'reservations.receive-wellhub',
      ]);
      expect(whoMay('kms:GenerateDataKey', 'webhook')).toEqual([
        'integrations.reveal-webhook',
        'marketplaces.credentials.worker',
      ]);
      expect(whoMay('kms:GenerateDataKey', 'credentials')).toEqual(['integrations.connect-marketplace']);
    });

    it('only the team’s operation and the worker that reads studio systems decrypt their credentials, so two roles can decrypt what owners enter', () => {
      expect(whoMay('kms:Decrypt', 'system')).toEqual([
        'integrations.reveal-credentials',
        'marketplaces.credentials.worker',
      ]);
      expect(whoMay('kms:GenerateDataKey', 'system')).toEqual(['integrations.request-system']);
      const typed = ['credentials', 'system'].flatMap((purpose) => whoMay('kms:Decrypt', purpose));
      expect(new Set(typed).size).toBe(2);
    });

    it('the mailbox’s token is encrypted when it arrives, and decrypted where it is used, revoked or replaced', () => {
      expect(whoMay('kms:GenerateDataKey', 'gmail')).toEqual(['reservations.finish-gmail']);
      expect(whoMay('kms:Decrypt', 'gmail')).toEqual([
        'reservations.disconnect-gmail',
        'reservations.finish-gmail',
        'reservations.sync-mail.worker',
      ]);
    });

    it('every right names its purposes', () => {
      expect(keyStatements.map(({ Condition }) => purposesOf(Condition).length)).not.toContain(0);
    });

    it('no other action on the key is allowed', () => {
      expect([...new Set(keyStatements.flatMap(actionsOf))].sort()).toEqual([
        'kms:Decrypt',
        'kms:GenerateDataKey',
      ]);
    });
  });

  it('to secrets belong only to functions that call Stripe or Google, and the right to the signing secret only to the webhook', () => {
    const withSecret = (name: string) =>
      bundles.filter((bundle) =>
        JSON.stringify(functionOf(bundle).properties['Environment']).includes(`${name}_PARAMETER`),
      );
    const stripes = ['billing.create-checkout', 'billing.open-portal', 'billing.receive-event'];
    const googles = [
      'reservations.disconnect-gmail',
      'reservations.finish-gmail',
      'reservations.sync-mail.worker',
    ];
    const browsers = ['notifications.get-browser-key', 'notifications.send.worker'];
    expect(withSecret('NOTIFICATION_KEY').sort()).toEqual(browsers);
    expect(withSecret('STRIPE_SECRET_KEY').sort()).toEqual(stripes);
    expect(withSecret('GOOGLE_CLIENT_SECRET').sort()).toEqual(googles);
    expect(bundlesWith('ssm:GetParameter').sort()).toEqual([...stripes, ...browsers, ...googles].sort());
    expect(withSecret('STRIPE_WEBHOOK_SECRET')).toEqual(['billing.receive-event']);
  });

  it('to a model are granted to nobody if no model was chosen', () => {
    expect(JSON.stringify(resources)).not.toMatch(/bedrock|MODEL_ID/i);
  });

  it('to recordings are one writer’s, one reader’s, and theirs who clear; all others to objects are of imports and logos', () => {
    const othersWith = (action: string) =>
      bundlesWith(action).filter((bundle) => !/^(?:imports|logos)\./.test(bundle));
    expect(othersWith('s3:PutObject')).toEqual(['marketplaces.credentials.worker']);
    expect(othersWith('s3:GetObject')).toEqual(['activity.get-recording']);
    const ofRecordings = functions.flatMap((one) => {
      const on = statementsOfFunction(one).filter((statement) =>
        JSON.stringify(statement).includes('Recordings'),
      );
      return on.length > 0 ? [[serviceOf(one), on.flatMap(actionsOf).sort()]] : [];
    });
    const removes = ['s3:DeleteObject', 's3:ListBucket'];
    expect(Object.fromEntries(ofRecordings)).toEqual({
      'activity.get-recording': ['s3:GetObject', 's3:ListBucket'],
      'imports.clear-data': removes,
      'imports.import.worker': removes,
      'marketplaces.credentials.worker': ['s3:PutObject'],
    });
  });

  it('to delete objects belong only to functions that clear imported data or have checked a logo', () => {
    expect(bundlesWith('s3:DeleteObject')).toEqual([
      'imports.clear-data',
      'imports.import.worker',
      'logos.publish-logo',
    ]);
  });

  it('never include access to this machine', () => {
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

  const ofIdentity = (output: string) => ({
    'Fn::ImportValue': expect.stringMatching(`^cupo-prod-identity:ExportsOutput${output}`) as unknown,
  });

  it('trust the access tokens of the pool’s browser client', () => {
    const [authorizer] = ofType('AWS::ApiGatewayV2::Authorizer');
    expect(authorizer!.properties).toMatchObject({
      AuthorizerType: 'JWT',
      IdentitySource: ['$request.header.Authorization'],
      JwtConfiguration: {
        Audience: [ofIdentity('RefUsersWeb')],
        Issuer: ofIdentity('FnGetAttUsers.*ProviderURL'),
      },
    });
  });

  it('of the live connection are those for connecting and disconnecting', () => {
    expect(Object.keys(apis).sort()).toEqual(['HTTP', 'WEBSOCKET']);
    expect(routes.filter(isLive).map(keyOf).sort()).toEqual(['$connect', '$disconnect']);
  });

  it('are throttled in both APIs', () => {
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
