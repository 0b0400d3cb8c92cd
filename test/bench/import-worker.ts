// A separate process, so that its memory is measured alone. It is one environment of the worker and gets one message at
// a time.
import process from 'node:process';

type Handler = (event: object, context: object) => Promise<{ batchItemFailures: unknown[] }>;

const [file = '', sampled] = process.argv.slice(2);
const { handler } = (await import(file)) as { handler: Handler };
const sampledEveryMs = 10;

// Sampled repeatedly, because the peak that the system reports for a process starts at the peak of its parent. A worker
// whose speed is measured is not sampled, because that interrupts its work a hundred times a second.
let peakBytes = 0;
const poll = (): void => {
  peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
};
if (sampled) setInterval(poll, sampledEveryMs).unref();

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
