import { Duration, FileSystem, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function, LoggingFormat, Runtime, SystemLogLevel } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { join } from 'node:path';
import type { OperationId } from '#shared/contracts/registry.ts';
import { grants } from '../grants.ts';
import { type JobId, jobIds } from '../functions.generated.ts';
import { bundleOf } from '../tools/entry-points.ts';
import { referWeakly } from './cross-stack.ts';
import type { NothingToGrant, Resources } from './resources.ts';
import { rightsOf } from './rights.ts';

/** The properties that all functions of a stack share. */
export interface FunctionHome {
  readonly functionsDir: string;
  readonly resources: Resources;
}

/** Source maps are for running a bundle from dist; a deployed one has none. */
const leftOut = { exclude: ['*.map'] };

/** Which code it is that runs: the same for as long as a bundle is, and different for every other. */
const versionOf = (bundleDir: string): string => FileSystem.fingerprint(bundleDir, leftOut).slice(0, 12);

export interface ProductFunctionProps extends Omit<FunctionHome, 'resources'> {
  readonly resources: Resources | NothingToGrant;
  readonly functionId: OperationId | JobId;
  readonly timeoutSeconds: number;
  /** More memory is more processor too. */
  readonly memoryMegabytes?: number;
  /** Places kept for it in the account, and at once the most it gets. */
  readonly reservedConcurrency?: number;
}

const memoryMegabytesDefault = 512;

/** The bundle of a function, and the name it has everywhere. A job's id is that name already. */
export const bundleNameOf = (id: OperationId | JobId): string =>
  id.split('.').length > 2 ? id : bundleOf(id);

/** `decisions.run-optimizer` ⇒ `RunOptimizer`: unique within a stack, which holds one capability or only jobs. */
export const constructIdOf = (name: string): string =>
  name
    .split(/[.-]/)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');

/** One Lambda function with a role and a log group of its own, holding exactly the rights of its grant. */
export class ProductFunction extends Function {
  readonly functionId: OperationId | JobId;

  /** Whether no request waits for it. */
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
    super(scope, id, {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: memoryMegabytes,
      timeout: Duration.seconds(timeoutSeconds),
      ...(reservedConcurrency !== undefined && { reservedConcurrentExecutions: reservedConcurrency }),
      code: Code.fromAsset(join(functionsDir, bundle), leftOut),
      handler: 'index.handler',
      loggingFormat: LoggingFormat.JSON,
      // Every invocation's own line says how long it took and whether it began anew; Lambda's would double what is stored.
      systemLogLevelV2: SystemLogLevel.WARN,
      logGroup,
      role: roleOf(scope, id, logGroup, rights.statements),
      environment: {
        ...rights.environment,
        POWERTOOLS_SERVICE_NAME: bundle,
        SERVICE_VERSION: versionOf(join(functionsDir, bundle)),
        METRICS_NAMESPACE: resources.metricsNamespace,
      },
    });
    this.functionId = functionId;
    // Other stacks only watch it, so it may be removed in one deployment together with its purpose.
    referWeakly(this);
    referWeakly(logGroup);
  }
}

/** Its own role, instead of the managed policy that may write to every log group of the account. */
const roleOf = (scope: Construct, id: string, logGroup: LogGroup, statements: readonly PolicyStatement[]) => {
  const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  const writesLogs = new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroup.logGroupArn],
  });
  for (const statement of [writesLogs, ...statements]) role.addToPolicy(statement);
  return role;
};
