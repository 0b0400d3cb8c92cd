// A process of its own, so that what it holds is its own: one environment of the worker, handed one message at a time.
import process from 'node:process';

type Handler = (event: object, context: object) => Promise<{ batchItemFailures: unknown[] }>;

const [file = ''] = process.argv.slice(2);
const { handler } = (await import(file)) as { handler: Handler };
const sampledEveryMs = 10;

// Looked at again and again: what the system calls the peak of a process begins with that of the one it was forked from.
let peakBytes = 0;
const poll = (): void => {
  peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
};
setInterval(poll, sampledEveryMs).unref();

const tell = (failed: boolean): void => {
  poll();
  process.send?.({ failed, peakMegabytes: peakBytes / 2 ** 20 });
};

process.on('message', (record: { messageId: string }) => {
  handler({ Records: [record] }, { awsRequestId: record.messageId }).then(
    ({ batchItemFailures }) => tell(batchItemFailures.length > 0),
    () => tell(true),
  );
});
tell(false);
