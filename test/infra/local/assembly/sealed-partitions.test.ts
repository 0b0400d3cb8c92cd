import {
  type AttributeValue,
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DeleteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { bundleNameOf } from '#infra/constructs/product-function.ts';
import { grants } from '#infra/grants.ts';
import { type Assembly, readAssembly } from '#infra/local/assembly/read-assembly.ts';
import { arnOf } from '#infra/local/assembly/names.ts';
import { createAccess } from '#infra/local/runtime/access.ts';
import { clientOf, item, openTable, type Opened, tableName } from '../emulators/table/emulator.ts';
import { functionIds } from '../../stacks/built.ts';
import { synthesizedFor } from '../../stacks/synthesized.ts';

let assembly: Assembly;
beforeAll(() => {
  assembly = readAssembly(synthesizedFor({ stage: 'dev' }).directory);
});

type FunctionId = (typeof functionIds)[number];
const roleOf = (id: FunctionId) => assembly.functions.find(({ name }) => name === bundleNameOf(id))!.roleArn;
const mayUse = (id: FunctionId, action: string, keys: string[] | undefined, index = false) => {
  const arn = `${assembly.tables[0]!.arn}${index ? '/index/gsi1' : ''}`;
  const context = keys === undefined ? {} : { 'dynamodb:LeadingKeys': keys };
  return assembly.may(roleOf(id), `dynamodb:${action}`, arn, context);
};

const purposes = ['credentials', 'system', 'gmail', 'webhook'] as const;
const secret = (purpose: string, studioId = '1') => `S#${studioId}#SECRET#${purpose}`;
const reader = 'schedule.listClasses';
const importer = 'imports.import.worker';
const pusher = 'marketplaces.credentials.worker';

describe('sealed data, with the synthesized roles', () => {
  it.each<[FunctionId, string, string[]]>([
    [reader, 'GetItem', ['S#1#STUDIO']],
    [reader, 'Query', ['S#1#CLASS#202611']],
    [importer, 'BatchGetItem', ['S#1#CLASS#202611', 'S#1#DAY']],
    [importer, 'BatchWriteItem', ['S#1#BOOKING#202611', 'S#1#CLASS#202611']],
    [pusher, 'GetItem', [secret('credentials')]],
    [pusher, 'GetItem', [secret('system')]],
    [pusher, 'GetItem', [secret('webhook')]],
    [pusher, 'PutItem', [secret('webhook')]],
    [pusher, 'DeleteItem', [secret('webhook')]],
    [pusher, 'PutItem', ['SYS#HOOK#d1g3st']],
    ['integrations.connectMarketplace', 'PutItem', [secret('credentials')]],
    ['integrations.disconnectMarketplace', 'DeleteItem', [secret('credentials')]],
    ['integrations.requestSystem', 'PutItem', [secret('system')]],
    ['integrations.revealCredentials', 'GetItem', [secret('system')]],
    ['reservations.receiveTotalpass', 'GetItem', [secret('webhook')]],
    ['reservations.receiveTotalpass', 'GetItem', ['SYS#HOOK#d1g3st']],
    ['reservations.finishGmail', 'PutItem', [secret('gmail')]],
    ['reservations.sync-mail.worker', 'GetItem', [secret('gmail')]],
    [importer, 'PutItem', ['S#1#AUDIT']],
    ['activity.listActivity', 'Query', ['S#1#AUDIT']],
    // Keys that are never stored and are not keys of secrets.
    [reader, 'GetItem', ['S#1#SECRETARY#1']],
    [reader, 'GetItem', ['S#1#secret#webhook']],
  ])('%s may %s %j', (id, action, keys) => {
    expect(mayUse(id, action, keys)).toBe(true);
  });

  it.each<[FunctionId, string, string[] | undefined]>([
    // Functions that do not need the secret.
    [reader, 'GetItem', [secret('credentials')]],
    [reader, 'GetItem', [secret('gmail', '10')]],
    [reader, 'Query', [secret('credentials')]],
    [importer, 'PutItem', [secret('credentials')]],
    [importer, 'DeleteItem', [secret('system')]],
    // Secrets together with allowed keys.
    [importer, 'BatchGetItem', ['S#1#CLASS#202611', secret('webhook')]],
    [importer, 'BatchWriteItem', [secret('webhook'), 'S#1#CLASS#202611']],
    // Secrets of another purpose.
    ['reservations.receiveTotalpass', 'GetItem', [secret('credentials')]],
    ['reservations.sync-mail.worker', 'GetItem', [secret('credentials')]],
    ['integrations.revealCredentials', 'GetItem', [secret('gmail')]],
    [pusher, 'GetItem', [secret('gmail')]],
    [pusher, 'BatchGetItem', [secret('credentials')]],
    [pusher, 'GetItem', [secret('credentials'), secret('gmail')]],
    // Calls that the purpose does not need.
    ['integrations.connectMarketplace', 'GetItem', [secret('credentials')]],
    ['integrations.connectMarketplace', 'Query', [secret('credentials')]],
    ['integrations.disconnectMarketplace', 'GetItem', [secret('credentials')]],
    ['integrations.revealCredentials', 'Query', [secret('system')]],
    ['integrations.revealCredentials', 'PutItem', [secret('system')]],
    [pusher, 'PutItem', [secret('credentials')]],
    [pusher, 'UpdateItem', [secret('webhook')]],
    // Keys that only look similar.
    [pusher, 'GetItem', [secret('credentials2')]],
    [pusher, 'GetItem', [`${secret('credentials')}#1`]],
    [pusher, 'GetItem', [`X${secret('credentials')}`]],
    [pusher, 'GetItem', ['SYS#SECRET#credentials']],
    [pusher, 'GetItem', [secret('Credentials')]],
    [reader, 'GetItem', ['SYS#SECRET#credentials']],
    [reader, 'GetItem', ['#SECRET#']],
    [reader, 'GetItem', [`S#1#STUDIO\n${secret('webhook')}`]],
    [reader, 'GetItem', [secret('something new')]],
    // Calls without a key, which ForAllValues alone would allow.
    [reader, 'GetItem', undefined],
    [reader, 'Query', []],
    [importer, 'BatchWriteItem', undefined],
    [pusher, 'PutItem', []],
    [reader, 'Scan', undefined],
    [pusher, 'PartiQLSelect', [secret('credentials')]],
  ])('%s may not %s %j', (id, action, keys) => {
    expect(mayUse(id, action, keys)).toBe(false);
  });

  it('is stored in no partition of the index that any role may query', () => {
    const asking = functionIds.filter((id) => grants[id].table.includes('Query'));
    expect(asking.length).toBeGreaterThan(50);
    const seen = (keys: string[] | undefined) => asking.filter((id) => mayUse(id, 'Query', keys, true));
    expect(seen(['S#1#DECISION#pending'])).toEqual(asking);
    for (const keys of [...purposes.map((purpose) => [secret(purpose)]), undefined])
      expect(seen(keys)).toEqual([]);
  });

  it.each(purposes)('%s are within reach of those alone whose grant names them', (purpose) => {
    const actions = ['GetItem', 'Query', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'];
    const reaching = functionIds.filter((id) =>
      [...actions, 'BatchWriteItem', 'ConditionCheckItem'].some((action) =>
        [false, true].some((index) => mayUse(id, action, [secret(purpose)], index)),
      ),
    );
    const named = functionIds.filter((id) =>
      Object.values(grants[id].credentials ?? {}).some((given) => given.includes(purpose)),
    );
    expect(reaching).toEqual(named);
  });
});

it('nobody can change the audit trail, although many functions add to it', () => {
  const may = (action: string) => functionIds.filter((id) => mayUse(id, action, ['S#1#AUDIT']));
  expect(may('PutItem').length).toBeGreaterThan(30);
  for (const action of ['UpdateItem', 'DeleteItem', 'BatchWriteItem']) expect(may(action)).toEqual([]);
  expect(mayUse(importer, 'BatchWriteItem', ['S#1#CLASS#202611', 'S#1#AUDIT'])).toBe(false);
});

describe('the twin’s table', () => {
  let opened: Opened;
  let as: (id: FunctionId) => DynamoDBClient;
  const clients: DynamoDBClient[] = [];
  beforeAll(async () => {
    const access = createAccess(assembly);
    opened = await openTable({
      authorize: ({ accessKeyId, action, indexName, leadingKeys }) => {
        const path = indexName === undefined ? '' : `/index/${indexName}`;
        const arn = arnOf('dynamodb', `table/${assembly.tables[0]!.name}${path}`);
        return access.authorize(
          accessKeyId,
          action,
          arn,
          leadingKeys ? { 'dynamodb:LeadingKeys': leadingKeys } : {},
        );
      },
    });
    as = (id) => {
      const target = assembly.functions.find(({ name }) => name === bundleNameOf(id))!;
      const client = clientOf(opened.table.url, access.keyOf(target).accessKeyId);
      clients.push(client);
      return client;
    };
  });
  afterAll(async () => {
    for (const client of [...clients, opened.client]) client.destroy();
    await opened.table.close();
  });

  const TableName = tableName;
  const Item: Record<string, AttributeValue> = item(secret('webhook'), 'HOOK#wellhub', {
    sealed: { S: 'sealed' },
  });
  const Key = { pk: Item['pk']!, sk: Item['sk']! };
  const refused = { name: 'AccessDeniedException' };

  it('stores an item for one function, returns it to authorized functions and refuses all others', async () => {
    await as('integrations.revealWebhook').send(new PutItemCommand({ TableName, Item }));
    const get = new GetItemCommand({ TableName, Key });
    expect((await as('reservations.receiveTotalpass').send(get)).Item).toEqual(Item);
    await expect(as(reader).send(get)).rejects.toMatchObject(refused);
    await expect(as('integrations.revealCredentials').send(get)).rejects.toMatchObject(refused);
    const batch = { [TableName]: { Keys: [item('S#1#DAY', '2026-11-22'), Key] } };
    await expect(as(importer).send(new BatchGetItemCommand({ RequestItems: batch }))).rejects.toMatchObject(
      refused,
    );
    const query = new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': Item['pk']!, ':sk': { S: 'HOOK#' } },
    });
    await expect(as(pusher).send(query)).rejects.toMatchObject(refused);
    await expect(as(pusher).send(new ScanCommand({ TableName }))).rejects.toMatchObject(refused);
  });

  it('changes nothing for an unauthorized function, not even in a batch or a transaction', async () => {
    const remove = new DeleteItemCommand({ TableName, Key });
    await expect(as(importer).send(remove)).rejects.toMatchObject(refused);
    const batch = { [TableName]: [{ DeleteRequest: { Key } }] };
    await expect(as(importer).send(new BatchWriteItemCommand({ RequestItems: batch }))).rejects.toMatchObject(
      refused,
    );
    const transaction = new TransactWriteItemsCommand({
      TransactItems: [
        { Put: { TableName, Item: item('S#1#DAY', '2026-11-22') } },
        { Delete: { TableName, Key } },
      ],
    });
    await expect(as(importer).send(transaction)).rejects.toMatchObject(refused);
    const { Item: retained } = await as(pusher).send(new GetItemCommand({ TableName, Key }));
    expect(retained).toEqual(Item);
    await as(pusher).send(remove);
  });
});
