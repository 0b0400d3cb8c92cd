import type { EventSource } from '#infra/local/assembly/event-sources.ts';

export const aSource = (changes: Partial<EventSource> = {}): EventSource => ({
  kind: 'queue',
  sourceArn: '',
  function: {
    name: 'work',
    arn: '',
    codeDir: '',
    handler: '',
    timeoutSeconds: 1,
    memoryMegabytes: 1,
    environment: {},
    roleArn: '',
    platformLogs: false,
  },
  batchSize: 10,
  batchingWindowSeconds: 0,
  reportsItemFailures: true,
  patterns: [],
  bisectsOnError: false,
  retryAttemptsMax: -1,
  ...changes,
});
