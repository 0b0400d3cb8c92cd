import {
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb';
import type { AuthorizeCall } from '#infra/local/emulators/table/options.ts';
import { eventually } from '#test/journeys/eventually.ts';
import { item, openTable, tableName, template, type Opened } from './emulator.ts';

const drill = 'cupo-drill';
const recoverable = {
  ...template,
  Replicas: [{ Region: 'us-east-1', PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } }],
};

describe('restoring a table', () => {
  let opened: Opened;
  let denied: Pick<AuthorizeCall, 'action' | 'tableName'> | undefined;
  const reported: string[] = [];
  beforeEach(async () => {
    denied = undefined;
    reported.length = 0;
    opened = await openTable({
      authorize: ({ action, tableName: name }) =>
        denied?.action === action && denied.tableName === name ? `not authorized: ${action}` : true,
    });
    await opened.table.createFromTemplate(recoverable);
    opened.table.onRecord((_, name) => reported.push(name));
  });
  afterEach(() => opened.table.close());

  const put = (TableName: string, sk: string) =>
    opened.client.send(
      new PutItemCommand({ TableName, Item: item('p', sk, { gsi1pk: { S: 'g' }, gsi1sk: { S: sk } }) }),
    );
  const restore = (UseLatestRestorableTime = true) =>
    opened.client.send(
      new RestoreTableToPointInTimeCommand({
        SourceTableName: tableName,
        TargetTableName: drill,
        UseLatestRestorableTime,
      }),
    );
  const statusOf = async (TableName: string) =>
    (await opened.client.send(new DescribeTableCommand({ TableName }))).Table?.TableStatus;
  const gone = () =>
    eventually(() =>
      statusOf(drill).then(
        () => false,
        (error: unknown) => error instanceof ResourceNotFoundException,
      ),
    );
  const restored = async () => {
    const answer = await restore();
    await eventually(async () => (await statusOf(drill)) === 'ACTIVE');
    return answer;
  };
  const sks = async (TableName: string) => {
    const { Items = [] } = await opened.client.send(
      new QueryCommand({
        TableName,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :g',
        ExpressionAttributeValues: { ':g': { S: 'g' } },
      }),
    );
    return Items.map(({ sk }) => sk?.S);
  };
  const recoveryOf = async (TableName: string) =>
    (await opened.client.send(new DescribeContinuousBackupsCommand({ TableName })))
      .ContinuousBackupsDescription?.PointInTimeRecoveryDescription;

  it('creates an independent table with the same items and index', async () => {
    await put(tableName, 'a');
    await put(tableName, 'b');
    const { TableDescription } = await restored();
    expect(TableDescription).toMatchObject({
      TableName: drill,
      TableStatus: 'CREATING',
      TableArn: expect.stringMatching(/:table\/cupo-drill$/),
      RestoreSummary: { RestoreDateTime: expect.any(Date), RestoreInProgress: true },
    });
    expect(await sks(drill)).toEqual(['a', 'b']);
    const { Item } = await opened.client.send(new GetItemCommand({ TableName: drill, Key: item('p', 'a') }));
    expect(Item).toMatchObject({ gsi1sk: { S: 'a' } });
    expect(reported).toEqual([tableName, tableName]);
    await put(tableName, 'c');
    expect(await sks(drill)).toEqual(['a', 'b']);
    await opened.client.send(new DeleteTableCommand({ TableName: drill }));
    await gone();
    expect(await sks(tableName)).toEqual(['a', 'b', 'c']);
  });

  it('is possible if the template allows it, but not for a restored table', async () => {
    expect(await recoveryOf(tableName)).toMatchObject({
      PointInTimeRecoveryStatus: 'ENABLED',
      LatestRestorableDateTime: expect.any(Date),
    });
    await restored();
    expect(await recoveryOf(drill)).toEqual({ PointInTimeRecoveryStatus: 'DISABLED' });
    await expect(restore()).rejects.toMatchObject({ name: 'TableAlreadyExistsException' });
    await opened.table.createFromTemplate(template);
    await opened.client.send(new DeleteTableCommand({ TableName: drill }));
    await gone();
    await expect(restore()).rejects.toMatchObject({ name: 'PointInTimeRecoveryUnavailableException' });
    await expect(recoveryOf('nowhere')).rejects.toMatchObject({ name: 'TableNotFoundException' });
  });

  it('is refused for an earlier time, because earlier states are not kept', async () => {
    await expect(restore(false)).rejects.toMatchObject({ name: 'ValidationException' });
  });

  it.each([tableName, drill])('requires the right to it on %s', async (name) => {
    denied = { action: 'dynamodb:RestoreTableToPointInTime', tableName: name };
    await expect(restore()).rejects.toMatchObject({ name: 'AccessDeniedException' });
    await expect(statusOf(drill)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });
});
