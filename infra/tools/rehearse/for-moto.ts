// Converts a stack's template to one that moto can deploy. Resources that moto does not support are left out and
// listed.

/** The account and region of the rehearsal. */
export const account = '123456789012';
export const region = 'us-east-1';

/** Resource types in our templates that CloudFormation in moto 5.2.1 cannot create. */
const unknownToMoto: ReadonlySet<string> = new Set([
  'AWS::ApiGatewayV2::Api',
  'AWS::ApiGatewayV2::Authorizer',
  'AWS::ApiGatewayV2::Integration',
  'AWS::ApiGatewayV2::Route',
  'AWS::ApiGatewayV2::Stage',
  'AWS::Budgets::Budget',
  'AWS::CloudFront::Distribution',
  'AWS::CloudFront::Function',
  'AWS::CloudFront::OriginAccessControl',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::CloudWatch::Alarm',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::Cognito::UserPoolGroup',
  'AWS::Logs::QueryDefinition',
  'AWS::S3::BucketPolicy',
  'AWS::SNS::Subscription',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::QueuePolicy',
  'AWS::Scheduler::Schedule',
  'AWS::Scheduler::ScheduleGroup',
  'AWS::SecretsManager::Secret',
  'AWS::WAFv2::WebACL',
  'AWS::WAFv2::WebACLAssociation',
]);

export interface Resource {
  readonly Type: string;
  readonly Properties?: Record<string, unknown>;
  readonly DependsOn?: string | readonly string[];
  readonly DeletionPolicy?: string;
}

interface Output {
  readonly Value: unknown;
  readonly Export?: { readonly Name: unknown };
}

export interface Template {
  readonly Resources?: Record<string, Resource>;
  readonly Outputs?: Record<string, Output>;
  readonly [section: string]: unknown;
}

/** Counts each text, in alphabetical order. */
export const resourceCountsOf = (texts: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy([...texts].sort(), (text) => text)].map(([text, same]) => [text, same.length]),
  );

/** A custom resource runs its function, for which moto needs a container. */
const isLeftOut = ({ Type }: Resource): boolean => Type.startsWith('Custom::') || unknownToMoto.has(Type);

const exportNameOf = (stackName: string, output: string): string => `${stackName}:${output}`;

interface WeakReference {
  readonly StackName: string;
  readonly OutputName: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const arnOf = (parts: readonly unknown[]): string =>
  `arn:aws:not-made:${region}:${account}:${parts.join('/')}`;

/**
 * Replaces references to resources that are left out by a text that looks like an ARN or a name. moto does not know
 * weak references, so they become imports.
 *
 * @param leftOut the types of the resources that are left out, by logical id
 */
function valueWithout(leftOut: ReadonlyMap<string, string>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => valueWithout(leftOut, item));
  if (!isRecord(value)) return value;
  const { Ref, 'Fn::GetAtt': attribute, 'Fn::GetStackOutput': weak } = value;
  if (typeof Ref === 'string' && leftOut.has(Ref))
    return leftOut.get(Ref) === 'AWS::SecretsManager::Secret' ? arnOf([Ref]) : `not-made-${Ref}`;
  if (Array.isArray(attribute) && leftOut.has(String(attribute[0]))) return arnOf(attribute);
  if (weak !== undefined) {
    const { StackName, OutputName } = weak as WeakReference;
    return { 'Fn::ImportValue': exportNameOf(StackName, OutputName) };
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, valueWithout(leftOut, inner)]));
}

/** moto can create only single-region tables, and our global table has only one replica. */
function tableOf({ Properties = {}, ...rest }: Resource): Resource {
  const { Replicas, WriteOnDemandThroughputSettings: _, ...common } = Properties;
  const [replica = {}] = Replicas as Record<string, unknown>[];
  const { PointInTimeRecoverySpecification, DeletionProtectionEnabled, Tags } = replica;
  const own = { PointInTimeRecoverySpecification, DeletionProtectionEnabled, Tags };
  const given = Object.entries(own).filter(([, value]) => value !== undefined);
  return { ...rest, Type: 'AWS::DynamoDB::Table', Properties: { ...common, ...Object.fromEntries(given) } };
}

/** moto expects a key's tags in another form than CloudFormation. */
function untagged({ Properties = {}, ...rest }: Resource): Resource {
  const { Tags: _, ...others } = Properties;
  return { ...rest, Properties: others };
}

/** moto generates a name for a FIFO queue without one, and then refuses that name. */
function namedIfFifo({ Properties = {}, ...rest }: Resource, name: string): Resource {
  const { FifoQueue } = Properties;
  const named = FifoQueue === true ? { ...Properties, QueueName: `${name}.fifo` } : Properties;
  return { ...rest, Properties: named };
}

const adapted: Readonly<Record<string, (resource: Resource, name: string) => Resource>> = {
  'AWS::DynamoDB::GlobalTable': tableOf,
  'AWS::KMS::Key': untagged,
  'AWS::SQS::Queue': namedIfFifo,
};

/** A template needs at least one resource: this one creates nothing. */
const nothing: Resource = { Type: 'AWS::CloudFormation::WaitConditionHandle' };

function resourceFor(
  stackName: string,
  [id, { DependsOn = [], ...resource }]: readonly [string, Resource],
  leftOut: ReadonlyMap<string, string>,
): [string, Resource] {
  const made = adapted[resource.Type]?.(resource, `${stackName}-${id}`) ?? resource;
  const cut = valueWithout(leftOut, made) as Resource;
  const dependsOn = [DependsOn].flat().filter((other) => !leftOut.has(other));
  return [id, dependsOn.length > 0 ? { ...cut, DependsOn: dependsOn } : cut];
}

/** A stack's template in a form that moto can deploy, and the types of the resources that were left out. */
export function forMoto(
  stackName: string,
  { Resources = {}, Outputs = {}, ...rest }: Template,
): { template: Template; leftOut: string[] } {
  const all = Object.entries(Resources);
  const leftOut = new Map(
    all.flatMap(([id, one]): [string, string][] => (isLeftOut(one) ? [[id, one.Type]] : [])),
  );
  const retained = all.filter(([id]) => !leftOut.has(id)).map((one) => resourceFor(stackName, one, leftOut));
  // A weak reference needs no export, but the import that replaces it here does.
  const outputs = Object.entries(Outputs).map(([name, { Value, Export, ...output }]): [string, Output] => [
    name,
    {
      ...output,
      Value: valueWithout(leftOut, Value),
      Export: Export ?? { Name: exportNameOf(stackName, name) },
    },
  ]);
  return {
    template: {
      ...rest,
      Resources: retained.length > 0 ? Object.fromEntries(retained) : { Nothing: nothing },
      Outputs: Object.fromEntries(outputs),
    },
    leftOut: [...leftOut.values()],
  };
}

/** How many resources of each type are retained when their stacks are deleted. */
export const retainedIn = (templates: readonly Template[]): Record<string, number> =>
  resourceCountsOf(
    templates.flatMap(({ Resources = {} }) =>
      Object.values(Resources).flatMap(({ Type, DeletionPolicy }) =>
        DeletionPolicy === 'Retain' ? [Type] : [],
      ),
    ),
  );
