import { type Resource, synthesize } from './synthesized.ts';

const parameters = { stage: 'prod', dashboard: 'true' };
const { resources, outputs, stacks } = synthesize(parameters);

/** The types of resources that other stacks may reference weakly, and why that is safe. */
const weak: Readonly<Record<string, string>> = {
  'AWS::Lambda::Function': 'only watched from other stacks; goes in one deployment with what it was for',
  'AWS::Logs::LogGroup': 'only watched from other stacks; goes with its function',
  'AWS::SecretsManager::Secret': 'the origin’s secret alone: a rotation ends with the one before gone',
  'AWS::CloudFront::Distribution': 'its host name alone: a domain of one’s own takes its place',
  'AWS::WAFv2::WebACL': 'in another region, where no export reaches; a parameter takes it away',
};
/** Resources that hold data, or that a client or a grant names. They must not be replaced while in use. */
const strong = [
  'AWS::ApiGatewayV2::Api',
  'AWS::ApiGatewayV2::Authorizer',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::DynamoDB::GlobalTable',
  'AWS::KMS::Key',
  'AWS::S3::Bucket',
  'AWS::SQS::Queue',
];

interface Reference {
  readonly from: string;
  readonly strength: 'strong' | 'weak';
  readonly to: Resource;
}

const idOf = new Map(stacks.map(({ id, stackName }) => [stackName, id]));
const published = (stackName: string, output: string): Resource => {
  const stack = idOf.get(stackName);
  const found = outputs.find((one) => one.stack === stack && one.name === output);
  const id = /"(?:Ref":"|Fn::GetAtt":\[")(\w+)"/.exec(JSON.stringify(found?.value))?.[1];
  const to = resources.find((one) => one.stack === stack && one.id === id);
  if (!to) throw new Error(`No resource behind ${stackName}:${output}`);
  return to;
};

function* referencesIn(from: string, value: unknown): Generator<Reference> {
  if (value === null || typeof value !== 'object') return;
  const { 'Fn::ImportValue': imported, 'Fn::GetStackOutput': read } = value as {
    'Fn::ImportValue'?: string;
    'Fn::GetStackOutput'?: { StackName: string; OutputName: string };
  };
  if (imported !== undefined) {
    const [stackName = '', output = ''] = imported.split(':');
    yield { from, strength: 'strong', to: published(stackName, output) };
  }
  if (read) yield { from, strength: 'weak', to: published(read.StackName, read.OutputName) };
  for (const inner of Object.values(value)) yield* referencesIn(from, inner);
}

const references = resources.flatMap(({ stack, properties }) => [...referencesIn(stack, properties)]);
const typesBy = (strength: Reference['strength']) => [
  ...new Set(references.filter((one) => one.strength === strength).map(({ to }) => to.type)),
];

it('is weak only for resources with a documented reason', () => {
  expect(typesBy('weak').sort()).toEqual(Object.keys(weak).sort());
});

it('is strong for stored data, and for names used by clients and grants', () => {
  expect(typesBy('strong').sort()).toEqual(strong);
});

it('is weak for the origin’s secrets, which are the only secrets', () => {
  const secrets = references.filter(({ to }) => to.type === 'AWS::SecretsManager::Secret');
  expect(new Set(secrets.map(({ strength }) => strength))).toEqual(new Set(['weak']));
  expect(new Set(secrets.map(({ to }) => to.stack))).toEqual(new Set(['Api']));
  expect(secrets.every(({ to }) => to.id.startsWith('OriginGeneration'))).toBe(true);
});

it('is weak for functions and their logs only in the monitoring stack', () => {
  const watched = ['AWS::Lambda::Function', 'AWS::Logs::LogGroup'];
  const from = references.filter(({ to }) => watched.includes(to.type)).map(({ from: stack }) => stack);
  expect(new Set(from)).toEqual(new Set(['Observability']));
});

it('does not pass on another stack’s output, because CloudFormation does not allow it', () => {
  const led = outputs.filter(({ stack, value }) => [...referencesIn(stack, value)].length > 0);
  expect(led).toEqual([]);
});

it('is an export that remains even after the last importing stack is deleted, if it is strong', () => {
  const imported = new Set(
    resources.flatMap(
      ({ properties }) => JSON.stringify(properties).match(/(?<="Fn::ImportValue":")[^"]+/g) ?? [],
    ),
  );
  expect(imported.size).toBeGreaterThan(20);
  // If every reference is weak, only a stack's own exports remain.
  const byItself = synthesize({ ...parameters, '@aws-cdk/core:defaultCrossStackReferences': 'weak' });
  const names = new Set(byItself.outputs.map(({ exportName }) => exportName));
  expect([...imported].filter((name) => !names.has(name))).toEqual([]);
});
