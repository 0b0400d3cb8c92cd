// A process of its own, so that what it holds is its own: one environment of the worker, handed one message at a time.
import process from 'node:process';

type Handler = (event: object, context: object) => Promise<{ batchItemFailures: unknown[] }>;

const [file = ''] = process.argv.slice(2);
const { handler } = (await import(file)) as { handler: Handler };
const tell = (failed: boolean): void =>
  void process.send?.({ failed, peakMegabytes: process.resourceUsage().maxRSS / 1024 });

process.on('message', (record: { messageId: string }) => {
  handler({ Records: [record] }, { awsRequestId: record.messageId }).then(
    ({ batchItemFailures }) => tell(batchItemFailures.length > 0),
    () => tell(true),
  );
});
tell(false);
