import * as z from 'zod';
import { holds, type RequestContext } from './conditions.ts';
import type { ResourceLookup } from './resources.ts';
import { like } from './wildcard.ts';

const list = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const statementShape = z.object({
  Effect: z.enum(['Allow', 'Deny']),
  Action: list.optional(),
  NotAction: list.optional(),
  Resource: list.optional(),
  NotResource: list.optional(),
  Condition: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
});
const document = z.object({
  Statement: z.union([statementShape, z.array(statementShape)]).transform((value) => [value].flat()),
});
const attachment = z.object({ Roles: z.array(z.string()).default([]) });
const policyShape = z.object({ PolicyDocument: document });
const roleShape = z.object({
  Policies: z.array(z.object({ PolicyDocument: document })).default([]),
  ManagedPolicyArns: z.array(z.string()).default([]),
});

type Statement = z.output<typeof statementShape>;

/**
 * Whether a role, or the holder of a managed policy, may perform an action. `context` holds condition keys such as
 * `dynamodb:LeadingKeys`.
 */
export type May = (arn: string, action: string, resourceArn: string, context?: RequestContext) => boolean;

/** The rights of every role, from inline and attached policies. */
export function readPolicies(resources: ResourceLookup): May {
  const known = new Map<string, Statement[]>();
  const rights = rightsOf(resources);
  const statementsOf = (arn: string): Statement[] => {
    const statements = known.get(arn) ?? readStatements(rights, arn);
    known.set(arn, statements);
    return statements;
  };
  return (arn, action, resourceArn, context = {}) => {
    const matching = statementsOf(arn).filter((one) => applies(one, action, resourceArn, context));
    return matching.length > 0 && matching.every(({ Effect }) => Effect === 'Allow');
  };
}

const operatorPolicies = /\/(Data)?Operators\/Resource$/;

/** The policies for operators; empty in an app that has none. */
export const readOperators = (resources: ResourceLookup): string[] =>
  resources('AWS::IAM::ManagedPolicy', policyShape)
    .filter(({ path }) => operatorPolicies.test(path))
    .map(({ ref }) => ref);

const policyTypes = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'];

/** All policy statements. Each is resolved only once, because a twin has as many roles as functions. */
const rightsOf = (resources: ResourceLookup) => ({
  managed: resources('AWS::IAM::ManagedPolicy', policyShape),
  roles: resources('AWS::IAM::Role', roleShape),
  attachments: resources(policyTypes, attachment),
  policies: resources(policyTypes, policyShape),
});

/**
 * A role's inline statements, and the statements of policies that are attached to it, whether the role or the policy
 * declares the attachment.
 */
function readStatements(rights: ReturnType<typeof rightsOf>, roleArn: string): Statement[] {
  const managed = rights.managed.find(({ ref }) => ref === roleArn);
  if (managed) return managed.properties.PolicyDocument.Statement;
  const role = rights.roles.find(({ attribute }) => attribute('Arn') === roleArn);
  if (!role) throw new Error(`No role ${roleArn} in this app`);
  const attached = rights.attachments.map(
    ({ ref, properties }) =>
      properties.Roles.includes(role.ref) || role.properties.ManagedPolicyArns.includes(ref),
  );
  const policies = rights.policies.filter((_, index) => attached[index]);
  return [...role.properties.Policies, ...policies.map(({ properties }) => properties)].flatMap(
    ({ PolicyDocument }) => PolicyDocument.Statement,
  );
}

const applies = (
  statement: Statement,
  action: string,
  resourceArn: string,
  context: RequestContext,
): boolean =>
  covers(statement.Action, statement.NotAction, action.toLowerCase(), (pattern) => pattern.toLowerCase()) &&
  covers(statement.Resource, statement.NotResource, resourceArn, (pattern) => pattern) &&
  holds(statement.Condition, context);

function covers(
  wanted: readonly string[] | undefined,
  unwanted: readonly string[] | undefined,
  text: string,
  normal: (pattern: string) => string,
): boolean {
  if (wanted) return wanted.some((pattern) => like(normal(pattern), text));
  return !(unwanted ?? ['*']).some((pattern) => like(normal(pattern), text));
}
