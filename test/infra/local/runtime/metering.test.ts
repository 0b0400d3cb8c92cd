import { createMetering, type Metering } from '#infra/local/runtime/metering.ts';

const spent = (requests: number) => ({ requests, waitedMs: 3, lastedMs: 4 });
const event = (kind: 'load' | 'first' | 'later', cpuMs: number) =>
  ({ kind, cpuMs, aws: spent(2), outside: spent(1), answerBytes: 10 }) as const;

const ordered = 'arn:aws:sqs:::Pushes.fifo';
const unordered = 'arn:aws:sqs:::Mails';

let metering: Metering;
beforeEach(() => {
  metering = createMetering({
    functionOf: (accessKeyId) => (accessKeyId === 'TAKE' ? { name: 'take' } : undefined),
  });
});

describe('the usage of a function', () => {
  it('is told apart by the key it signs with; whoever has none of ours is not metered', () => {
    const call = { action: 'dynamodb:PutItem', tableName: 'T', readUnits: 0, writeUnits: 3 };
    metering.onCall({ ...call, accessKeyId: 'TAKE' });
    metering.onCall({ ...call, accessKeyId: 'TWIN' });
    metering.onAction('TAKE', 'sqs:SendMessage', ordered);
    metering.onAction('TAKE', 'sqs:SendMessage', ordered);
    metering.onAction('TWIN', 'sqs:SendMessage', ordered);
    expect(metering.usageOf('take')).toMatchObject({
      calls: 1,
      writeUnits: 3,
      actions: { 'sqs:SendMessage': 2 },
    });
  });

  it('counts standard queues separately', () => {
    metering.onAction('TAKE', 'sqs:SendMessage', ordered);
    metering.onAction('TAKE', 'sqs:SendMessage', unordered);
    for (const arn of [ordered, unordered, unordered]) metering.onBatch('take', arn);
    expect(metering.usageOf('take')).toMatchObject({
      batches: 3,
      standardBatches: 2,
      actions: { 'sqs:SendMessage': 1, 'sqs:SendMessage.standard': 1 },
    });
  });

  it('counts table units, not the permissions that a call needs', () => {
    metering.onAction('TAKE', 'dynamodb:PutItem', 'arn:aws:dynamodb:::table/T');
    expect(metering.usageOf('take').actions).toEqual({});
  });

  it('counts the first event of a thread separately, and keeps its start after a reset', () => {
    metering.onUsage('take', event('load', 300));
    metering.onUsage('take', event('first', 90));
    metering.onUsage('take', event('later', 5));
    metering.onUsage('take', event('later', 7));
    expect(metering.usageOf('take')).toMatchObject({
      invocations: 3,
      firsts: 1,
      warmCpuMs: 12,
      aws: { requests: 6, waitedMs: 9, lastedMs: 12 },
      outside: { requests: 3, waitedMs: 9, lastedMs: 12 },
      answerBytes: 30,
    });
    metering.reset();
    expect([...metering.usage()]).toEqual([]);
    metering.onUsage('take', event('later', 4));
    expect(metering.usage().get('take')).toMatchObject({
      invocations: 1,
      firsts: 0,
      warmCpuMs: 4,
      starts: 1,
      loadCpuMs: 300,
      firstCpuMs: 90,
    });
    metering.forget();
    metering.onUsage('take', event('later', 4));
    expect(metering.usageOf('take')).toMatchObject({ starts: 0, loadCpuMs: 0, firstCpuMs: 0 });
  });

  it('counts batches of queues and bytes of logs', () => {
    metering.onBatch('take', ordered);
    metering.onLog('take', '{"message":"café"}');
    expect(metering.usageOf('take')).toMatchObject({ batches: 1, logBytes: 19 });
  });
});
