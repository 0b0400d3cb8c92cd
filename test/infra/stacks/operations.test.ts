import {
  homesOf,
  homesOutput,
  isOfLibrary,
  outputOf,
  setAsideOf,
  variableOf,
} from '#infra/operator-outputs.ts';
import {
  actionsOf,
  referenced,
  type Resource,
  type Statement,
  synthesize,
  targetsOf,
} from './synthesized.ts';

const { resources, outputs } = synthesize({ stage: 'prod' });
const queues = resources.filter(({ type }) => type === 'AWS::SQS::Queue');
const redriveOf = (properties: Record<string, unknown>) =>
  properties['RedrivePolicy'] as { deadLetterTargetArn: unknown } | undefined;
const deadLetterIds = new Set(
  queues.map(({ stack, properties }) => `${stack}/${referenced(redriveOf(properties)?.deadLetterTargetArn)}`),
);
const said = outputs.find(({ stack, name }) => stack === 'Operations' && name === homesOutput);
const homes = homesOf(String(said?.value));
const stackNameOf = (stack: string) => `cupo-prod-${stack.toLowerCase()}`;
/** The outputs that commands use: those of the stack `operations`, and of the stacks that it names. */
const operations = outputs.filter(
  ({ stack, name }) =>
    (stack === 'Operations' || homes.includes(stackNameOf(stack))) &&
    name !== homesOutput &&
    !isOfLibrary(name),
);
const policies = resources.filter(
  ({ type, stack }) => type === 'AWS::IAM::ManagedPolicy' && stack === 'Operations',
);
const documentOf = ({ properties }: Resource) => properties['PolicyDocument'] as { Statement: Statement[] };
const statements = policies.flatMap((policy) => documentOf(policy).Statement);

const holdsOf = (home: string, id: string) => {
  const names = operations
    .filter(({ stack, value }) => stack === home && referenced(value) === id)
    .map(({ name }) => setAsideOf(name)?.holds);
  expect(names.length).toBeLessThanOrEqual(1);
  return { said: names[0], is: deadLetterIds.has(`${home}/${id}`) ? 'work' : 'notes' };
};
const aside = queues.filter(({ properties }) => redriveOf(properties) === undefined);

it.each(aside.map(({ stack, id }) => [`${stack}/${id}`, stack, id]))(
  'operators are told of %s, and whether what is set aside there can be sent back',
  (_, stack, id) => {
    const { said, is } = holdsOf(stack, id);
    expect(said).toBe(is);
  },
);

it('names no queue that has a worker, and no queue twice', () => {
  const names = operations.flatMap(({ name }) => setAsideOf(name)?.queue ?? []);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(aside.length);
});

it('each variable of the product code has its output, and no output name is used twice', () => {
  const names = operations.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.map((name) => outputOf(variableOf(name)))).toEqual(names);
  const needed = [
    'TABLE_NAME',
    'USER_POOL_ID',
    'READING_QUEUE_URL',
    'MAIL_QUEUE_URL',
    'STRIPE_SECRET_KEY_PARAMETER',
  ];
  const buckets = ['UPLOADS_BUCKET', 'RECORDINGS_BUCKET', 'LOGOS_BUCKET'];
  const others = ['STRIPE_BASE_URL', 'AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI'];
  expect(names.map(variableOf)).toEqual(expect.arrayContaining([...needed, ...buckets, ...others]));
});

it('operators may only describe the stacks whose outputs locate the resources', () => {
  const described = statements
    .filter((statement) => actionsOf(statement).includes('cloudformation:DescribeStacks'))
    .flatMap(targetsOf)
    .map((target) => /:stack\/([\w-]+)\/\*"/.exec(JSON.stringify(target))?.[1]);
  expect(new Set(described)).toEqual(new Set(['cupo-prod-operations', ...homes]));
});

it('operators may only perform named actions on named resources', () => {
  expect(statements.flatMap(actionsOf).filter((action) => action.includes('*'))).toEqual([]);
  expect(statements.flatMap(targetsOf)).not.toContain('*');
  expect(statements.flatMap(actionsOf)).not.toContain('kms:Decrypt');
  for (const { properties } of policies) expect(properties).not.toHaveProperty('Roles');
});

it.each(policies.map((policy) => [policy.id, policy] as const))('%s fits into one policy', (_, policy) => {
  const longestArnCharacters = 120;
  const text = JSON.stringify(documentOf(policy)).replaceAll(
    /\{"Fn::[^}]*\}(\})*/g,
    '"'.padEnd(longestArnCharacters, 'x'),
  );
  expect(text.length).toBeLessThan(6144);
});
