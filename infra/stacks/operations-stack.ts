import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct, IConstruct } from 'constructs';
import { DeadLetterQueue } from '../constructs/dead-letter-queue.ts';
import type { Resources } from '../constructs/resources.ts';
import { rightsOf } from '../constructs/rights.ts';
import { WorkQueue } from '../constructs/work-queue.ts';
import { dataOperatorGrant, operatorGrant } from '../grants.ts';
import { drillTablePrefix, outputOf, setAsideOutput, stageOf } from '../operator-outputs.ts';

export interface OperationsStackProps extends StackProps {
  readonly resources: Resources;
}

const all = <T extends IConstruct>(root: IConstruct, type: abstract new (...args: never[]) => T): T[] =>
  root.node.findAll().filter((construct) => construct instanceof type) as T[];

/** What a drill does with the table that it restored; DynamoDB fills that table with the rights of whoever restores it. */
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

/**
 * What an operator's commands need: where everything is, as outputs, and the least rights, as policies to be attached to
 * whoever operates the stage: one for every day, and one beside it for whoever may remove data. Nobody has them by a
 * deployment alone.
 */
export class OperationsStack extends Stack {
  constructor(scope: Construct, id: string, { resources, ...props }: OperationsStackProps) {
    super(scope, id, props);
    const everyDay = rightsOf(operatorGrant, resources);
    const ofData = rightsOf(dataOperatorGrant, resources);
    new ManagedPolicy(this, 'Operators', {
      description: 'What the everyday commands of npm run ops do, and no more',
      statements: [this.mayFindIt(), ...everyDay.statements, ...this.redriveStatements()],
    });
    new ManagedPolicy(this, 'DataOperators', {
      description: 'What the commands of npm run ops that remove or restore data do beside that',
      statements: [
        ...ofData.statements,
        ...this.offBoardStatements(resources),
        ...this.restoreDrillStatements(resources),
      ],
    });
    for (const [variable, value] of Object.entries({ ...everyDay.environment, ...ofData.environment }))
      new CfnOutput(this, outputOf(variable), { value, description: variable });
  }

  private mayFindIt(): PolicyStatement {
    const stackArn = this.formatArn({ service: 'cloudformation', resource: 'stack', resourceName: '' });
    return new PolicyStatement({
      actions: ['cloudformation:DescribeStacks'],
      // A stack's ARN ends in an id that a deployment makes.
      resources: [`${stackArn}${this.stackName}/*`],
    });
  }

  /** Names every queue in which something can be set aside; work can be sent back from there. */
  private redriveStatements(): PolicyStatement[] {
    const workQueues = all(this.node.root, WorkQueue);
    const work = new Set(workQueues.map(({ deadLetters }) => deadLetters));
    const notes = all(this.node.root, DeadLetterQueue).filter((queue) => !work.has(queue));
    for (const { node, deadLetters } of workQueues)
      this.addQueue(setAsideOutput(node.id, 'work'), deadLetters);
    for (const queue of notes) {
      const home = Stack.of(queue).node.id;
      const name = queue.node.id.startsWith(home) ? queue.node.id : `${home}${queue.node.id}`;
      this.addQueue(setAsideOutput(name, 'notes'), queue);
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

  /** What a studio's files and its owner's account take to be removed. */
  private offBoardStatements({ uploads, recordings, logos, userPool }: Resources): PolicyStatement[] {
    for (const [variable, { bucketName }] of Object.entries({
      UPLOADS_BUCKET: uploads,
      RECORDINGS_BUCKET: recordings,
      LOGOS_BUCKET: logos,
    }))
      new CfnOutput(this, outputOf(variable), { value: bucketName, description: variable });
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

  /** To restore the table beside itself, look at what came of it, and remove that table alone. */
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

  private addQueue(output: string, { queueUrl, holds }: DeadLetterQueue): void {
    new CfnOutput(this, output, { value: queueUrl, description: `Dead letters: ${holds}` });
  }
}
