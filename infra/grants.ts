import type { OperationId } from '../shared/contracts/registry.ts';

/** Functions that no HTTP request calls. The id is the bundle's name and, with its first dot as a slash, the file's. */
export const jobIds = [
  'decisions.expire.schedule',
  'decisions.optimize.worker',
  'decisions.start-optimizer.schedule',
  'imports.import.worker',
  'live.broadcast.stream',
  'live.connect.socket',
  'live.disconnect.socket',
  'marketplaces.push.worker',
  'marketplaces.relay.stream',
  'marketplaces.sweep.schedule',
] as const;
export type JobId = (typeof jobIds)[number];

type ReadAction = 'GetItem' | 'BatchGetItem' | 'Query';
type WriteAction = 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'BatchWriteItem' | 'ConditionCheckItem';
type TableAction = ReadAction | WriteAction;

/** Environment variables that come with no right. */
export type Setting =
  | 'WELLHUB_BASE_URL'
  | 'TOTALPASS_BASE_URL'
  | 'FITPASS_BASE_URL'
  | 'STRIPE_BASE_URL'
  | 'STRIPE_PRICE_ID'
  | 'WEB_ORIGIN';

/** Secrets that only a person can put in place; functions find them by `<NAME>_ARN`. */
export type SecretName = 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET';

export type QueueName = 'pushes' | 'optimizations' | 'imports';

/** What one function may touch. Each right brings the environment variables by which the code finds the thing. */
export interface Grant {
  /** Actions on the table and on its one index. A GET has no write among them. */
  readonly table: readonly TableAction[];
  readonly recordings?: 'read' | 'write';
  /** The bucket of uploaded files. A right to sign a form or an address is the right to do what it lets do. */
  readonly uploads?: readonly ('read' | 'write' | 'remove')[];
  /** The key over stored credentials: `seal` makes data keys, `open` decrypts them. */
  readonly credentials?: 'seal' | 'open';
  readonly sendsTo?: readonly QueueName[];
  /** May put off the messages it is handed from this queue. */
  readonly delays?: QueueName;
  /** May post to open live connections. */
  readonly connections?: true;
  /** May ask the model, where the deployment has one. */
  readonly model?: true;
  readonly secrets?: readonly SecretName[];
  readonly settings?: readonly Setting[];
  /** More memory is more processor too. */
  readonly memoryMegabytes?: number;
}

/** With this much memory a function has one processor to itself. */
const wholeProcessorMegabytes = 1769;

const reads = ['GetItem', 'Query'] as const;
const changes = ['PutItem', 'UpdateItem'] as const;
const reader: Grant = { table: reads };
const batchReader: Grant = { table: [...reads, 'BatchGetItem'] };
const editor: Grant = { table: [...reads, ...changes] };
const optimizer: Grant = { table: [...reads, 'BatchGetItem', ...changes] };
const importer: Grant = {
  table: [...reads, 'BatchGetItem', ...changes, 'DeleteItem', 'BatchWriteItem'],
};
const clearer: Grant = {
  table: [...reads, ...changes, 'DeleteItem', 'BatchWriteItem'],
  uploads: ['read', 'remove'],
};

/** Every function's rights. An operation or job without an entry does not compile. */
export const grants: Record<OperationId | JobId, Grant> = {
  'access.getSession': reader,
  'activity.getRecording': { table: reads, recordings: 'read' },
  'activity.listActivity': reader,
  'billing.checkSubscription': reader,
  'billing.createCheckout': {
    table: ['GetItem', ...changes],
    secrets: ['STRIPE_SECRET_KEY'],
    settings: ['STRIPE_BASE_URL', 'STRIPE_PRICE_ID', 'WEB_ORIGIN'],
  },
  'billing.grantAccess': { table: changes },
  'billing.listStudios': reader,
  'billing.openPortal': {
    table: ['GetItem'],
    secrets: ['STRIPE_SECRET_KEY'],
    settings: ['STRIPE_BASE_URL', 'WEB_ORIGIN'],
  },
  'billing.receiveEvent': {
    table: ['GetItem', ...changes],
    secrets: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    settings: ['STRIPE_BASE_URL'],
  },
  'decisions.approve': editor,
  'decisions.getDecision': reader,
  'decisions.getSimulation': reader,
  'decisions.getUplift': reader,
  'decisions.listDecisions': reader,
  'decisions.reject': editor,
  'decisions.undo': editor,
  'decisions.runOptimizer': optimizer,
  'decisions.runSimulation': { table: [...reads, 'PutItem'], memoryMegabytes: wholeProcessorMegabytes },
  'dashboard.getDashboard': reader,
  'imports.analyseImport': {
    table: [...reads, ...changes, 'DeleteItem'],
    uploads: ['read'],
    sendsTo: ['imports', 'optimizations'],
    model: true,
  },
  'imports.cancelImport': { table: [...reads, ...changes, 'DeleteItem'] },
  'imports.clearData': { ...clearer, sendsTo: ['imports'] },
  'imports.confirmImport': { ...importer, uploads: ['read', 'write'], sendsTo: ['imports', 'optimizations'] },
  'imports.createImport': { table: [...reads, ...changes], uploads: ['write'] },
  'imports.getClearing': reader,
  'imports.getImport': reader,
  'imports.getRejectedRows': { table: reads, uploads: ['read'] },
  'imports.getTemplate': reader,
  'imports.importBookings': { ...importer, sendsTo: ['optimizations'] },
  'imports.importSchedule': importer,
  'imports.listImports': reader,
  'integrations.chooseSource': editor,
  'integrations.connectMarketplace': { table: [...reads, 'PutItem'], credentials: 'seal' },
  'integrations.listCatalogue': { table: [] },
  'integrations.listIntegrations': reader,
  'live.createTicket': { table: ['PutItem'] },
  'marketplaces.confirmTask': editor,
  'onboarding.getProgress': reader,
  'onboarding.saveStep': editor,
  'rules.backtestRule': reader,
  'rules.createRule': editor,
  'rules.deleteRule': { table: [...reads, ...changes, 'DeleteItem'] },
  'rules.listRules': reader,
  'rules.setRuleEnabled': editor,
  'schedule.adjustClass': editor,
  'schedule.getClass': batchReader,
  'schedule.getSummary': reader,
  'schedule.listBookings': reader,
  'schedule.listChanges': batchReader,
  'schedule.listClasses': reader,
  'schedule.repeatClass': optimizer,
  'schedule.undoChange': editor,
  'settings.getSettings': reader,
  'settings.setAutomation': editor,
  'settings.updateAccount': editor,
  'settings.updateSettings': editor,

  'decisions.expire.schedule': { table: [...reads, ...changes, 'DeleteItem'] },
  'decisions.optimize.worker': { table: [...optimizer.table, 'ConditionCheckItem'] },
  'decisions.start-optimizer.schedule': { table: ['Query'], sendsTo: ['optimizations'] },
  'imports.import.worker': {
    ...importer,
    uploads: ['read', 'write', 'remove'],
    sendsTo: ['imports', 'optimizations'],
    model: true,
  },
  'live.broadcast.stream': { table: ['Query', 'DeleteItem'], connections: true },
  'live.connect.socket': { table: ['PutItem', 'DeleteItem'], settings: ['WEB_ORIGIN'] },
  'live.disconnect.socket': { table: ['DeleteItem'] },
  'marketplaces.push.worker': {
    table: [...reads, ...changes, 'ConditionCheckItem'],
    recordings: 'write',
    credentials: 'open',
    delays: 'pushes',
    settings: ['WELLHUB_BASE_URL', 'TOTALPASS_BASE_URL', 'FITPASS_BASE_URL'],
  },
  'marketplaces.relay.stream': { table: [], sendsTo: ['pushes'] },
  'marketplaces.sweep.schedule': { table: ['Query', 'UpdateItem'], sendsTo: ['pushes'] },
};
