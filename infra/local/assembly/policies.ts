import * as z from 'zod';
import { holds, type RequestContext } from './conditions.ts';
import { arnOf } from './names.ts';
import type { Resources } from './resources.ts';
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
const policyShape = z.object({ PolicyDocument: document, Roles: z.array(z.string()).default([]) });
const roleShape = z.object({
  Policies: z.array(z.object({ PolicyDocument: document })).default([]),
  ManagedPolicyArns: z.array(z.string()).default([]),
});

type Statement = z.output<typeof statementShape>;

/** May this role do this? `context` holds condition keys such as `dynamodb:LeadingKeys`. */
export type May = (roleArn: string, action: string, resourceArn: string, context?: RequestContext) => boolean;

/** The rights of every role of the app, as its own policies and those attached to it say. */
export function readPolicies(resources: Resources): May {
  const statements = new Map<string, Statement[]>();
  const add = (roleArn: string, more: readonly Statement[]) =>
    statements.set(roleArn, [...(statements.get(roleArn) ?? []), ...more]);
  const managed = resources('AWS::IAM::ManagedPolicy', policyShape);

  for (const { properties } of [...resources('AWS::IAM::Policy', policyShape), ...managed])
    for (const role of properties.Roles)
      add(arnOf('iam', `role/${role}`, ''), properties.PolicyDocument.Statement);
  for (const { attribute, properties } of resources('AWS::IAM::Role', roleShape)) {
    for (const { PolicyDocument } of properties.Policies) add(attribute('Arn'), PolicyDocument.Statement);
    for (const { ref, properties: policy } of managed)
      if (properties.ManagedPolicyArns.includes(ref)) add(attribute('Arn'), policy.PolicyDocument.Statement);
  }
  return (roleArn, action, resourceArn, context = {}) => {
    const matching = (statements.get(roleArn) ?? []).filter((statement) =>
      applies(statement, action, resourceArn, context),
    );
    return matching.length > 0 && matching.every(({ Effect }) => Effect === 'Allow');
  };
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
