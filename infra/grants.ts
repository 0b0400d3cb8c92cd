import type { OperationId } from '../shared/contracts/registry.ts';

/** Functions that no HTTP request calls. The id is the bundle's name and, with its first dot as a slash, the file's. */
export const jobIds = [
  'decisions.optimize.worker',
  'decisions.start-optimizer.schedule',
  'live.broadcast.stream',
  'live.connect.socket',
  'live.disconnect.socket',
  'marketplaces.push.worker',
  'marketplaces.relay.stream',
  'marketplaces.sweep.schedule',
] as const;
export type JobId = (typeof jobIds)[number];

export type ReadAction = 'GetItem' | 'BatchGetItem' | 'Query';
export type WriteAction = 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'BatchWriteItem' | 'ConditionCheckItem';
export type TableAction = ReadAction | WriteAction;

/** Environment variables that come with no right. */
export type Setting = 'WELLHUB_BASE_URL' | 'TOTALPASS_BASE_URL' | 'FITPASS_BASE_URL' | 'WEB_ORIGIN';

export type QueueName = 'pushes' | 'optimizations';

/** What one function may touch. Each right brings the environment variables by which the code finds the thing. */
export interface Grant {
  /** Actions on the table and on its one index. A GET has no write among them. */
  readonly table: readonly TableAction[];
  readonly recordings?: 'read' | 'write';
  /** The key over stored credentials: `seal` makes data keys, `open` decrypts them. */
  readonly credentials?: 'seal' | 'open';
  readonly sendsTo?: readonly QueueName[];
  /** May post to open live connections. */
  readonly connections?: true;
  readonly settings?: readonly Setting[];
}

const reads = ['GetItem', 'Query'] as const;
const batchReads = ['GetItem', 'BatchGetItem', 'Query'] as const;
const changes = ['PutItem', 'UpdateItem', 'ConditionCheckItem'] as const;
const reader: Grant = { table: reads };
const optimizer: Grant = { table: [...batchReads, ...changes, 'BatchWriteItem'] };
const importer: Grant = { table: [...batchReads, ...changes, 'BatchWriteItem', 'DeleteItem'] };

/** Every function's rights. An operation or job without an entry does not compile. */
export const grants: Record<OperationId | JobId, Grant> = {
  'access.getSession': reader,
  'activity.getRecording': { table: reads, recordings: 'read' },
  'activity.listActivity': reader,
  'billing.grantAccess': { table: [...reads, ...changes] },
  'decisions.approve': { table: [...reads, ...changes] },
  'decisions.listDecisions': { table: batchReads },
  'decisions.reject': { table: [...reads, ...changes] },
  'decisions.runOptimizer': optimizer,
  'imports.getTemplate': reader,
  'imports.importBookings': importer,
  'imports.importSchedule': importer,
  'integrations.connectMarketplace': { table: [...reads, ...changes], credentials: 'seal' },
  'integrations.listIntegrations': reader,
  'live.createTicket': { table: [...reads, 'PutItem'] },
  'schedule.listClasses': { table: batchReads },
  'settings.getSettings': reader,
  'settings.setAutomation': { table: [...reads, ...changes] },
  'settings.updateSettings': { table: [...reads, ...changes] },

  'decisions.optimize.worker': optimizer,
  'decisions.start-optimizer.schedule': { table: reads, sendsTo: ['optimizations'] },
  'live.broadcast.stream': { table: [...reads, 'DeleteItem'], connections: true },
  'live.connect.socket': {
    table: [...reads, 'PutItem', 'UpdateItem', 'DeleteItem'],
    settings: ['WEB_ORIGIN'],
  },
  'live.disconnect.socket': { table: [...reads, 'DeleteItem'] },
  'marketplaces.push.worker': {
    table: [...reads, ...changes, 'DeleteItem'],
    recordings: 'write',
    credentials: 'open',
    settings: ['WELLHUB_BASE_URL', 'TOTALPASS_BASE_URL', 'FITPASS_BASE_URL'],
  },
  'marketplaces.relay.stream': { table: [], sendsTo: ['pushes'] },
  'marketplaces.sweep.schedule': { table: [...reads, 'UpdateItem'], sendsTo: ['pushes'] },
};
