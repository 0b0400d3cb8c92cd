import { CfnOutput, Reference, Stack, type StackProps, Tokenization } from 'aws-cdk-lib';
import { ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct, IConstruct } from 'constructs';
import { DeadLetterQueue } from '../constructs/dead-letter-queue.ts';
import type { Resources } from '../constructs/resources.ts';
import { rightsOf } from '../constructs/rights.ts';
import { WorkQueue } from '../constructs/work-queue.ts';
import { dataOperatorGrant, operatorGrant } from '../operator-grants.ts';
import {
  drillTablePrefix,
  homesOutput,
  homesValueOf,
  outputOf,
  setAsideOutput,
  stageOf,
} from '../operator-outputs.ts';

export interface OperationsStackProps extends StackProps {
  readonly resources: Resources;
}

const all = <T extends IConstruct>(root: IConstruct, type: abstract new (...args: never[]) => T): T[] =>
  root.node.findAll().filter((construct) => construct instanceof type) as T[];

/**
 * The actions of a drill on the table that it restored. DynamoDB fills that table with the rights of whoever restores
 * it.
 */
const drillActions = [
  'DescribeTable',
  'DeleteTable',
  'GetItem',
  'Query',
  'Scan',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'BatchWriteItem',
] as const;

/** The stack that creates what a value refers to; undefined for a literal value. */
function homeOf(value: string): Stack | undefined {
  const references = Tokenization.reverseString(value).tokens.filter((token) => Reference.isReference(token));
  const [home, ...others] = new Set(references.map(({ target }) => Stack.of(target)));
  if (others.length > 0) throw new Error('an output can only use values of one stack');
  return home;
}

/**
 * The outputs and policies for an operator's commands: the locations of all resources, and the least rights. One policy
 * is for daily use, and another for people who may remove data. A deployment grants them to nobody.
 */
export class OperationsStack extends Stack {
  /** The other stacks that publish something. */
  private readonly homes = new Set<Stack>();

  constructor(scope: Construct, id: string, { resources, ...props }: OperationsStackProps) {
    super(scope, id, props);
    const everyDay = rightsOf(operatorGrant, resources);
    const ofData = rightsOf(dataOperatorGrant, resources);
    const redrive = this.redriveStatements();
    this.publishWhere({ ...everyDay.environment, ...ofData.environment }, resources);
    const homes = [...this.homes].map(({ stackName }) => stackName);
    new CfnOutput(this, homesOutput, {
      value: homesValueOf(homes),
      description: 'Stacks whose outputs contain the other addresses',
    });
    new ManagedPolicy(this, 'Operators', {
      description: 'The rights of the everyday commands of npm run ops',
      statements: [this.mayFind([this.stackName, ...homes]), ...everyDay.statements, ...redrive],
    });
    new ManagedPolicy(this, 'DataOperators', {
      description: 'The further rights of the npm run ops commands that remove or restore data',
      statements: [
        ...ofData.statements,
        ...this.offBoardStatements(resources),
        ...this.restoreDrillStatements(resources),
      ],
    });
  }

  /** Publishes each variable of product code that operators run. */
  private publishWhere(environment: Readonly<Record<string, string>>, resources: Resources): void {
    const variables = {
      ...environment,
      UPLOADS_BUCKET: resources.uploads.bucketName,
      RECORDINGS_BUCKET: resources.recordings.bucketName,
      LOGOS_BUCKET: resources.logos.bucketName,
    };
    for (const [variable, value] of Object.entries(variables))
      this.publish(outputOf(variable), value, variable);
  }

  /** Publishes a value in the stack that makes it: CloudFormation lets no output take its value from another stack. */
  private publish(name: string, value: string, description: string): void {
    const home = homeOf(value) ?? this;
    if (home !== this) this.homes.add(home);
    const found = home.node.tryFindChild(name);
    // Some are published there already, for the person who deploys.
    if (!(found instanceof CfnOutput && found.value === value))
      new CfnOutput(home, name, { value, description });
  }

  private mayFind(stackNames: readonly string[]): PolicyStatement {
    const stackArn = this.formatArn({ service: 'cloudformation', resource: 'stack', resourceName: '' });
    return new PolicyStatement({
      actions: ['cloudformation:DescribeStacks'],
      // A stack's ARN ends in an id that is generated at deployment.
      resources: stackNames.map((name) => `${stackArn}${name}/*`),
    });
  }

  /** Lists every queue in which messages can be set aside, so that they can be sent back. */
  private redriveStatements(): PolicyStatement[] {
    const workQueues = all(this.node.root, WorkQueue);
    const work = new Set(workQueues.map(({ deadLetters }) => deadLetters));
    const notes = all(this.node.root, DeadLetterQueue).filter((queue) => !work.has(queue));
    for (const { node, deadLetters } of workQueues)
      this.publishQueue(setAsideOutput(node.id, 'work'), deadLetters);
    for (const queue of notes) {
      const home = Stack.of(queue).node.id;
      const name = queue.node.id.startsWith(home) ? queue.node.id : `${home}${queue.node.id}`;
      this.publishQueue(setAsideOutput(name, 'notes'), queue);
    }
    const sources = workQueues.map(({ deadLetters }) => deadLetters.queueArn);
    return [
      new PolicyStatement({
        actions: ['sqs:GetQueueAttributes'],
        resources: [...sources, ...notes.map(({ queueArn }) => queueArn)],
      }),
      new PolicyStatement({
        actions: ['sqs:StartMessageMoveTask', 'sqs:ReceiveMessage', 'sqs:DeleteMessage'],
        resources: sources,
      }),
      new PolicyStatement({
        actions: ['sqs:SendMessage'],
        resources: workQueues.map(({ queue }) => queue.queueArn),
      }),
    ];
  }

  /** The rights to remove a studio's files and its owner's account. */
  private offBoardStatements({ uploads, recordings, logos, userPool }: Resources): PolicyStatement[] {
    return [
      new PolicyStatement({
        actions: ['s3:ListBucketVersions'],
        resources: [uploads, recordings, logos].map(({ bucketArn }) => bucketArn),
      }),
      new PolicyStatement({
        actions: ['s3:DeleteObject', 's3:DeleteObjectVersion'],
        resources: [
          uploads.arnForObjects('t/*'),
          recordings.arnForObjects('t/*'),
          logos.arnForObjects('logos/studios/*'),
        ],
      }),
      new PolicyStatement({
        actions: ['AdminDisableUser', 'AdminUserGlobalSignOut', 'AdminDeleteUser'].map(
          (action) => `cognito-idp:${action}`,
        ),
        resources: [userPool.userPoolArn],
      }),
    ];
  }

  /** The rights to restore the table beside itself, to read the copy, and to remove that copy alone. */
  private restoreDrillStatements({ table }: Resources): PolicyStatement[] {
    const drills = `${drillTablePrefix(stageOf(this.stackName))}*`;
    const restored = this.formatArn({ service: 'dynamodb', resource: 'table', resourceName: drills });
    return [
      new PolicyStatement({ actions: ['dynamodb:DescribeContinuousBackups'], resources: [table.tableArn] }),
      new PolicyStatement({
        actions: ['dynamodb:RestoreTableToPointInTime'],
        resources: [table.tableArn, restored],
      }),
      new PolicyStatement({
        actions: drillActions.map((action) => `dynamodb:${action}`),
        resources: [restored],
      }),
    ];
  }

  private publishQueue(output: string, { queueUrl, holds }: DeadLetterQueue): void {
    this.publish(output, queueUrl, `Dead letters: ${holds}`);
  }
}
