import { recordingLogger } from '../../builders/recording-logger.ts';
import { recordInLog } from '#functions/_platform/common/context.ts';
import {
  coldStart,
  fingerprintOf,
  hashOf,
  logOutcome,
  subjectsOf,
  withLog,
} from '#functions/_platform/work.ts';
import { metered } from '#functions/_data/table/metered.ts';

const clock = { now: () => new Date('2026-11-22T03:00:01.500Z') };
const start = { startedAt: new Date('2026-11-22T03:00:00Z'), isCold: false };
const log = { requestId: 'r-1', correlationId: 'c-1' };

test('a line states how the work ended, its duration and its use of the table', async () => {
  const { lines, logger } = recordingLogger();
  await withLog({ ...log }, async () => {
    recordInLog({ importId: 'i-1' });
    await metered('QueryCommand', async () => ({ output: { ConsumedCapacity: { CapacityUnits: 2.5 } } }));
    await metered('TransactWriteItemsCommand', async () => ({
      output: {
        ConsumedCapacity: [{ CapacityUnits: 4 }, { CapacityUnits: 2 }],
        $metadata: { attempts: 3 },
      },
    }));
    logOutcome('request', { logger, clock }, start, { outcome: 'ok', values: { status: 200 } });
  });
  expect(lines).toEqual([
    {
      message: 'request',
      measured: { TableRetries: 2 },
      values: {
        ...log,
        importId: 'i-1',
        status: 200,
        outcome: 'ok',
        durationMs: 1_500,
        coldStart: false,
        readUnits: 2.5,
        writeUnits: 6,
      },
    },
  ]);
});

test('usage by one piece of work does not count for another that runs at the same time', async () => {
  const { lines, logger } = recordingLogger();
  const work = (units: number) =>
    withLog({ ...log }, async () => {
      await metered('GetItemCommand', async () => ({
        output: { ConsumedCapacity: { CapacityUnits: units } },
      }));
      await Promise.resolve();
      logOutcome('message', { logger, clock }, start, { outcome: 'ok' });
    });
  await Promise.all([work(1), work(7)]);
  expect(new Set(lines.map(({ values }) => values['readUnits']))).toEqual(new Set([1, 7]));
});

test('faults of ours, cold starts and conflicts are counted; what was refused is not', async () => {
  const { lines, logger } = recordingLogger();
  const conflict = Object.assign(new Error('cancelled'), {
    CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
  });
  await withLog({ ...log }, async () => {
    await metered('TransactWriteItemsCommand', () => Promise.reject(conflict)).catch(() => undefined);
    logOutcome(
      'message',
      { logger, clock },
      { ...start, isCold: true },
      { outcome: 'failed', errorCode: 'X' },
    );
  });
  await withLog({ ...log }, async () => {
    logOutcome('request', { logger, clock }, start, { outcome: 'refused', errorCode: 'conflict' });
  });
  expect(lines.map(({ measured }) => measured)).toEqual([{ UnexpectedFailures: 1, TableConflicts: 1 }, {}]);
});

test('a function has one cold start', () => {
  const isFirst = coldStart();
  expect([isFirst(), isFirst(), isFirst()]).toEqual([true, false, false]);
});

test('the same failure has the same fingerprint, whatever names it contains', () => {
  const fingerprint = (id: string) =>
    fingerprintOf(new Error(`push ${id} is held by 'worker ${id}' for 3 s`));
  expect(fingerprint('01KAN0000000000000000000A1')).toBe(fingerprint('01KAN0000000000000000000B2'));
  expect(fingerprintOf(new TypeError('push is held'))).not.toBe(fingerprintOf(new Error('push is held')));
});

test('a line names what a message is about, and none of its other contents', () => {
  const message = { studioId: 's', outboxId: 'p', marketplace: 'wellhub', customerName: 'Ana', chunk: 3 };
  expect(subjectsOf(message)).toEqual({ studioId: 's', pushId: 'p', marketplace: 'wellhub' });
  expect(subjectsOf(undefined)).toEqual({});
});

test('a person in a log can be distinguished from others, but not identified', () => {
  const id = '6f1c1f0e-3f6b-4b57-9d5e-0c9f3f1f2a11';
  expect(hashOf(id)).toBe(hashOf(id));
  expect(hashOf(id)).toMatch(/^[0-9a-f]{16}$/);
  expect(id).not.toContain(hashOf(id).slice(0, 6));
});
