import { App } from 'aws-cdk-lib';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '#infra/build.ts';
import { rightsOf } from '#infra/constructs/rights.ts';
import type { Resources } from '#infra/constructs/resources.ts';
import { createBuilt } from './built.ts';

describe('build(app)', () => {
  const built = createBuilt();
  afterAll(built.remove);

  it('names every operation and job without a bundle, and its source', () => {
    rmSync(join(built.functionsDir, 'decisions.run-optimizer'), { recursive: true });
    rmSync(join(built.functionsDir, 'marketplaces.credentials.worker'), { recursive: true });
    expect(() => build(new App(), built)).toThrow(
      [
        'Run npm run build first.',
        'decisions.runOptimizer has no bundle. It would be built from functions/decisions/run-optimizer.ts.',
        'marketplaces.credentials.worker has no bundle. It would be built from functions/marketplaces/credentials.worker.ts.',
      ].join('\n'),
    );
  });

  it('reports that the web app was not built', () => {
    const webDir = join(built.dir, 'nowhere');
    expect(() => build(new App(), { ...built, webDir })).toThrow(/The web app has not been built\.$/);
  });

  it('refuses an unknown parameter before anything else', () => {
    expect(() => build(new App({ context: { stge: 'prod' } }), built)).toThrow(
      /stge: there is no such parameter/,
    );
  });
});

describe('a right', () => {
  const nothing = { table: {}, settings: {} } as Resources;

  it('of a trigger concerns only the table and the pool, which it cannot name', () => {
    const userPool = { userPoolId: 'us-east-1_pool', userPoolArn: 'arn:of:pool' };
    const table = { tableName: 'cupo', tableArn: 'arn:of:table' } as Resources['table'];
    const known = { table, userPool, metricsNamespace: 'Cupo/dev', isForTriggers: true } as const;
    expect(() => rightsOf({ table: [], mail: 'send' }, known)).toThrow(/cannot be granted mail/);
    expect(rightsOf({ table: [] }, known)).toEqual({ statements: [], environment: {}, later: [] });
    const { environment, later } = rightsOf({ table: ['Query'], people: 'sign-out' }, known);
    expect(environment).toEqual({ TABLE_NAME: 'cupo' });
    expect(later?.map((one) => one.toStatementJson())).toEqual([
      { Effect: 'Allow', Action: 'cognito-idp:AdminUserGlobalSignOut', Resource: 'arn:of:pool' },
    ]);
  });

  it('to live connections can only be granted if there is a live API', () => {
    expect(() => rightsOf({ table: [], connections: 'post' }, nothing)).toThrow(/no live API/);
  });

  it('to a setting can only be granted if its value is known', () => {
    expect(() => rightsOf({ table: [], settings: ['WEB_ORIGIN'] }, nothing)).toThrow(/WEB_ORIGIN/);
  });

  it('to a model is one action on that model, or nothing without a model', () => {
    const model = { id: 'amazon.nova-lite-v1:0', arn: 'arn:aws:bedrock:us-east-1::foundation-model/x' };
    const { statements, environment } = rightsOf({ table: [], model: true }, { ...nothing, model });
    expect(statements.map((one) => one.toStatementJson())).toEqual([
      { Effect: 'Allow', Action: 'bedrock:InvokeModel', Resource: model.arn },
    ]);
    expect(environment).toEqual({ MODEL_ID: model.id });
    expect(rightsOf({ table: [], model: true }, nothing)).toEqual({ statements: [], environment: {} });
  });

  it('to nothing adds no statement and no variable', () => {
    expect(rightsOf({ table: [] }, nothing)).toEqual({ statements: [], environment: {} });
  });
});
