import { setImmediate } from 'node:timers/promises';
import type { EventSource } from '#infra/local/assembly/event-sources.ts';
import { createStreamFeeder, type StreamRecord } from '#infra/local/runtime/stream-feeder.ts';
import { aSource } from './event-source.ts';

const aRecord = (sequence: string, eventName = 'INSERT') => ({
  eventName,
  dynamodb: { SequenceNumber: sequence },
});
const sequences = (records: readonly StreamRecord[]) =>
  records.map(({ dynamodb }) => dynamodb.SequenceNumber);

async function feed(
  records: StreamRecord[],
  answer: (ids: string[], call: number) => unknown,
  changes: Partial<EventSource> = {},
) {
  const seen: string[][] = [];
  const givenUp: string[][] = [];
  const feeder = createStreamFeeder({
    source: aSource({ kind: 'stream', ...changes }),
    invoke: async (_, event) => {
      const ids = sequences((event as { Records: StreamRecord[] }).Records);
      seen.push(ids);
      return answer(ids, seen.length);
    },
    onGivenUp: async (given) => void givenUp.push(sequences(given)),
    retryDelayMs: () => 0,
    pauseMs: 0,
  });
  records.forEach(feeder.push);
  while (feeder.busy()) await setImmediate();
  return { seen, givenUp };
}
const failing = (item: string) => (ids: string[]) => {
  if (ids.includes(item)) throw new Error('broken');
  return null;
};
const reporting = (item: string) => (ids: string[]) => ({
  batchItemFailures: ids.includes(item) ? [{ itemIdentifier: item }] : [],
});
const records = ['1', '2', '3', '4'].map((sequence) => aRecord(sequence));

describe('the stream feeder', () => {
  it('delivers records in order, in batches', async () => {
    await expect(feed(records, () => null, { batchSize: 3 })).resolves.toEqual({
      seen: [['1', '2', '3'], ['4']],
      givenUp: [],
    });
  });

  it('omits records that match no pattern', async () => {
    const mixed = [aRecord('1', 'MODIFY'), aRecord('2'), aRecord('3', 'REMOVE')];
    const { seen } = await feed(mixed, () => null, { patterns: [{ eventName: ['INSERT'] }] });
    expect(seen).toEqual([['2']]);
  });

  it('retries until the function succeeds, and delivers nothing else before', async () => {
    const { seen } = await feed(
      records,
      (_, call) => {
        if (call < 3) throw new Error('broken');
        return null;
      },
      { batchSize: 2 },
    );
    expect(seen).toEqual([
      ['1', '2'],
      ['1', '2'],
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('restarts at the first record that was reported as failed', async () => {
    const { seen, givenUp } = await feed(records, reporting('3'), { retryAttemptsMax: 1 });
    expect(seen).toEqual([
      ['1', '2', '3', '4'],
      ['3', '4'],
    ]);
    expect(givenUp).toEqual([['3', '4']]);
  });

  it('splits a batch in order to discard only the failing record', async () => {
    const { seen, givenUp } = await feed(records, failing('2'), {
      bisectsOnError: true,
      retryAttemptsMax: 0,
    });
    expect(givenUp).toEqual([['2']]);
    expect(seen).toEqual([['1', '2', '3', '4'], ['1', '2'], ['1'], ['2'], ['3', '4']]);
  });

  it('discards the batch after its last attempt, and continues', async () => {
    const { seen, givenUp } = await feed(records, failing('1'), { batchSize: 2, retryAttemptsMax: 2 });
    expect(seen).toEqual([
      ['1', '2'],
      ['1', '2'],
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(givenUp).toEqual([['1', '2']]);
  });

  it('collects changes soon after a delivery in the next batch', async () => {
    const seen: string[][] = [];
    const feeder = createStreamFeeder({
      source: aSource({ kind: 'stream' }),
      invoke: async (_, event) => {
        seen.push(sequences((event as { Records: StreamRecord[] }).Records));
        return null;
      },
      onGivenUp: async () => undefined,
      pauseMs: 300,
    });
    feeder.push(aRecord('1'));
    while (feeder.busy()) await setImmediate();
    for (const sequence of ['2', '3']) {
      feeder.push(aRecord(sequence));
      await setImmediate();
    }
    while (feeder.busy()) await setImmediate();
    expect(seen).toEqual([['1'], ['2', '3']]);
  });
});
