import { actionsOf, synthesize, targetsOf, type Resource, type Statement } from './synthesized.ts';

const modelId = 'anthropic.claude-3-5-haiku-20241022-v1:0';
const { resources } = synthesize({ region: 'eu-west-1', modelId });
const ofType = (type: string) => resources.filter((resource) => resource.type === type);

const variablesOf = ({ properties }: Resource) =>
  (properties['Environment'] as { Variables?: Record<string, unknown> } | undefined)?.Variables ?? {};
const statementsOf = ({ properties }: Resource) =>
  (properties['PolicyDocument'] as { Statement: Statement[] }).Statement;

describe('a deployment with a model', () => {
  it('passes its id only to the functions that understand files and mails, that chat and that write decisions’ texts', () => {
    const reported = ofType('AWS::Lambda::Function').filter((one) => 'MODEL_ID' in variablesOf(one));
    expect(reported.map((one) => variablesOf(one)['POWERTOOLS_SERVICE_NAME'])).toEqual(
      expect.arrayContaining([
        'imports.analyse-import',
        'imports.import.worker',
        'reservations.sync-mail.worker',
        'decisions.word-decision',
        'support.chat',
      ]),
    );
    expect(reported.map((one) => variablesOf(one)['MODEL_ID'])).toEqual([
      modelId,
      modelId,
      modelId,
      modelId,
      modelId,
    ]);
  });

  it('allows these to call only this model in its own region, and nothing else of Bedrock', () => {
    const policies = ofType('AWS::IAM::Policy').filter((one) => JSON.stringify(one).includes('bedrock'));
    expect(policies.map(({ stack, id }) => `${stack}/${id}`).sort()).toEqual([
      expect.stringMatching(/^Api-decisions\/WordDecisionRole/),
      expect.stringMatching(/^Api-imports\/AnalyseImportRole/),
      expect.stringMatching(/^Api-support\/ChatRole/),
      expect.stringMatching(/^Jobs\/ImportRole/),
      expect.stringMatching(/^Jobs\/SyncMailRole/),
    ]);
    const statements = policies
      .flatMap(statementsOf)
      .filter((one) => actionsOf(one).some((action) => action.startsWith('bedrock:')));
    expect(statements.flatMap(actionsOf)).toEqual(policies.map(() => 'bedrock:InvokeModel'));
    const arn = {
      'Fn::Join': [
        '',
        ['arn:', { Ref: 'AWS::Partition' }, `:bedrock:eu-west-1::foundation-model/${modelId}`],
      ],
    };
    expect(statements.flatMap(targetsOf)).toEqual(policies.map(() => arn));
  });
});
