import { Duration, FileSystem, RemovalPolicy } from 'aws-cdk-lib';
import { type IRole, Policy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function, LoggingFormat, Runtime, SystemLogLevel } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { join } from 'node:path';
import type { OperationId } from '#shared/contracts/registry.ts';
import { grants } from '../grants.ts';
import { type JobId, jobIds } from '../functions.generated.ts';
import { bundleOf } from '../tools/entry-points.ts';
import { referWeakly } from './cross-stack.ts';
import type { PoolResources, Resources } from './resources.ts';
import { rightsOf } from './rights.ts';

/** The properties that all functions of a stack share. */
export interface FunctionHome {
  readonly functionsDir: string;
  readonly resources: Resources;
}

/** Source maps help when running a bundle from dist; deployed bundles do not include them. */
const leftOut = { exclude: ['*.map'] };

/** Identifies the deployed code: equal for equal bundles, different for different ones. */
const versionOf = (bundleDir: string): string => FileSystem.fingerprint(bundleDir, leftOut).slice(0, 12);

export interface ProductFunctionProps extends Omit<FunctionHome, 'resources'> {
  readonly resources: Resources | PoolResources;
  readonly functionId: OperationId | JobId;
  readonly timeoutSeconds: number;
  /** More memory also gives the function more CPU. */
  readonly memoryMegabytes?: number;
  /** Concurrency reserved in the account, which is also the function's maximum. */
  readonly reservedConcurrency?: number;
}

const memoryMegabytesDefault = 512;

/** The name of a function's bundle, by which it is known everywhere. The id of a job is already that name. */
export const bundleNameOf = (id: OperationId | JobId): string =>
  id.split('.').length > 2 ? id : bundleOf(id);

/** `decisions.run-optimizer` ⇒ `RunOptimizer`: unique within a stack, which holds one capability or only jobs. */
export const constructIdOf = (name: string): string =>
  name
    .split(/[.-]/)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');

/** A Lambda function with its own role and log group, and with exactly the rights of its grant. */
export class ProductFunction extends Function {
  readonly functionId: OperationId | JobId;

  /** True for functions that do not answer requests. */
  get isJob(): boolean {
    return (jobIds as readonly string[]).includes(this.functionId);
  }

  constructor(scope: Construct, id: string, props: ProductFunctionProps) {
    const { functionId, functionsDir, resources, timeoutSeconds } = props;
    const { memoryMegabytes = memoryMegabytesDefault, reservedConcurrency } = props;
    const bundle = bundleNameOf(functionId);
    const rights = rightsOf(grants[functionId], resources);
    const logGroup = new LogGroup(scope, `${id}Logs`, {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = roleOf(scope, id, logGroup, rights.statements);
    super(scope, id, {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: memoryMegabytes,
      timeout: Duration.seconds(timeoutSeconds),
      ...(reservedConcurrency !== undefined && { reservedConcurrentExecutions: reservedConcurrency }),
      code: Code.fromAsset(join(functionsDir, bundle), leftOut),
      handler: 'index.handler',
      loggingFormat: LoggingFormat.JSON,
      // Our own log line already records each invocation's duration and cold start; Lambda's lines would double the log
      // volume.
      systemLogLevelV2: SystemLogLevel.WARN,
      logGroup,
      role,
      environment: {
        ...rights.environment,
        POWERTOOLS_SERVICE_NAME: bundle,
        SERVICE_VERSION: versionOf(join(functionsDir, bundle)),
        METRICS_NAMESPACE: resources.metricsNamespace,
      },
    });
    this.functionId = functionId;
    addLater(this, role, rights.later);
    // Other stacks only monitor the function, so a single deployment can remove it.
    referWeakly(this);
    referWeakly(logGroup);
  }
}

/** Gives a role further rights once its function exists. The function itself does not wait for them. */
function addLater(scope: Construct, role: IRole, statements: readonly PolicyStatement[] = []): void {
  if (statements.length > 0) new Policy(scope, 'LaterRights', { statements: [...statements], roles: [role] });
}

/** The function's own role. The managed policy would let it write to every log group in the account. */
const roleOf = (scope: Construct, id: string, logGroup: LogGroup, statements: readonly PolicyStatement[]) => {
  const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  const writesLogs = new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroup.logGroupArn],
  });
  for (const statement of [writesLogs, ...statements]) role.addToPolicy(statement);
  return role;
};
