import { outputOf, setAsideOf, variableOf } from '../../../infra/operator-outputs.ts';
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
const operations = outputs.filter(({ stack }) => stack === 'Operations');
const policies = resources.filter(
  ({ type, stack }) => type === 'AWS::IAM::ManagedPolicy' && stack === 'Operations',
);
const documentOf = ({ properties }: Resource) => properties['PolicyDocument'] as { Statement: Statement[] };
const statements = policies.flatMap((policy) => documentOf(policy).Statement);

/** The queue that an output of another stack's queue leads to, by the name under which that stack exports it. */
const leadsTo = (value: unknown, stack: string, id: string): boolean =>
  [`cupo-prod-${stack.toLowerCase()}`, `OutputRef${id}`].every((part) =>
    JSON.stringify(value).includes(part),
  );
const holdsOf = (stack: string, id: string) => {
  const names = operations
    .filter(({ value }) => leadsTo(value, stack, id))
    .map(({ name }) => setAsideOf(name)?.holds);
  expect(names.length).toBeLessThanOrEqual(1);
  return { said: names[0], is: deadLetterIds.has(`${stack}/${id}`) ? 'work' : 'notes' };
};
const aside = queues.filter(({ properties }) => redriveOf(properties) === undefined);

it.each(aside.map(({ stack, id }) => [`${stack}/${id}`, stack, id]))(
  'operators are told of %s, and whether what is set aside there can be sent back',
  (_, stack, id) => {
    const { said, is } = holdsOf(stack, id);
    expect(said).toBe(is);
  },
);

it('names no queue that is worked off, and none twice', () => {
  const names = operations.flatMap(({ name }) => setAsideOf(name)?.queue ?? []);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(aside.length);
});

it('a variable is found again under its output', () => {
  const variables = operations.filter(({ name }) => !setAsideOf(name));
  expect(variables.map(({ name, description }) => [variableOf(name), outputOf(String(description))])).toEqual(
    variables.map(({ name, description }) => [description, name]),
  );
  expect(variables.map(({ name }) => name)).toContain('TableName');
});

it('operators may do named things to named resources', () => {
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
