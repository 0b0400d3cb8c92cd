import type { SealPurpose } from '#functions/_platform/ports/keys.ts';
import type { OperationId } from '#shared/contracts/registry.ts';
import type { JobId } from './functions.generated.ts';

type ReadAction = 'GetItem' | 'BatchGetItem' | 'Query';
type WriteAction = 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'BatchWriteItem' | 'ConditionCheckItem';
type TableAction = ReadAction | WriteAction;

/** Environment variables that come with no right. */
export type Setting =
  | 'WELLHUB_BASE_URL'
  | 'WELLHUB_SETUP_BASE_URL'
  | 'TOTALPASS_BASE_URL'
  | 'FITPASS_BASE_URL'
  | 'KENKO_BASE_URL'
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CONSENT_BASE_URL'
  | 'GOOGLE_TOKEN_BASE_URL'
  | 'GMAIL_BASE_URL'
  | 'STRIPE_BASE_URL'
  | 'STRIPE_PRICE_ID'
  | 'WEB_ORIGIN';

/** Secrets that only a person can put in place; functions find them by `<NAME>_ARN`. */
export type SecretName = 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'GOOGLE_CLIENT_SECRET';

/**
 * What may be done with what is sealed: `seal` makes a data key and stores, `open` reads and decrypts, `see` reads what
 * stays sealed, `remove` deletes.
 */
export type SecretUse = 'seal' | 'open' | 'see' | 'remove';

export type QueueName = 'pushes' | 'readings' | 'optimizations' | 'imports' | 'reservations' | 'mails';

/** What one function may touch. Each right brings the environment variables by which the code finds the thing. */
export interface Grant {
  /** Actions on the table and on its one index, except on what is sealed. A GET has no write among them. */
  readonly table: readonly TableAction[];
  /** May end a studio's audit trail, with all the rest of the studio. Everybody else may only add to it. */
  readonly removesAudit?: true;
  readonly recordings?: 'read' | 'write' | 'remove';
  /** The bucket of uploaded files. A right to sign a form or an address is the right to do what it lets do. */
  readonly uploads?: readonly ('read' | 'write' | 'remove')[];
  /** The bucket of logos, which everybody may see. */
  readonly logos?: 'write';
  /** The key over stored credentials and the partitions they lie in, which `table` leaves out: by purpose. */
  readonly credentials?: Partial<Record<SecretUse, readonly SealPurpose[]>>;
  readonly sendsTo?: readonly QueueName[];
  /** May have the messages it is handed from these queues come again later. */
  readonly delays?: readonly QueueName[];
  /** May post to open live connections, or close them. */
  readonly connections?: 'post' | 'close';
  /** May ask the model, where the deployment has one. */
  readonly model?: true;
  /** May look up a person by the id in their token: their address and second factor, or their groups too. */
  readonly people?: 'address' | 'standing';
  readonly secrets?: readonly SecretName[];
  readonly settings?: readonly Setting[];
  /** More memory is more processor too. */
  readonly memoryMegabytes?: number;
}

/** With this much memory a function has one processor to itself. */
export const wholeProcessorMegabytes = 1769;
/** For what mostly waits and nobody looks at meanwhile: memory is paid for while it does. */
export const waitingMegabytes = 256;

export const reads = ['GetItem', 'Query'] as const;
export const changes = ['PutItem', 'UpdateItem'] as const;
const reader: Grant = { table: reads };
/** The team's own operations ask whether a superadmin has a second factor. */
const teamReader: Grant = { ...reader, people: 'address' };
const teamEditor: Grant = { table: [...reads, ...changes], people: 'address' };
const batchReader: Grant = { table: [...reads, 'BatchGetItem'] };
const editor: Grant = { table: [...reads, ...changes] };
/** A mail may call a class off, whose offers are ended unless automation is paused. */
const mailTaking = [...reads, ...changes, 'DeleteItem', 'ConditionCheckItem'] as const;
const optimizer: Grant = { table: [...reads, 'BatchGetItem', ...changes] };
const importer: Grant = { table: [...reads, 'BatchGetItem', ...changes, 'DeleteItem', 'BatchWriteItem'] };
/** Begins chunks of an import only while it is to be taken in. */
const chunkTaker: Grant = { table: [...importer.table, 'ConditionCheckItem'] };
const clearer: Grant = {
  table: [...reads, ...changes, 'DeleteItem', 'BatchWriteItem'],
  uploads: ['read', 'remove'],
  recordings: 'remove',
};

/** Withdraws the recommendations that a rule asked for. */
const withdrawer: Grant = {
  ...editor,
  sendsTo: ['optimizations'],
  memoryMegabytes: wholeProcessorMegabytes,
};
const mapper: Grant = { table: [...reads, ...changes, 'DeleteItem'] };

/** Every function's rights. An operation or job without an entry does not compile. */
export const grants: Record<OperationId | JobId, Grant> = {
  'access.getSession': reader,
  'activity.getRecording': { table: reads, recordings: 'read' },
  'activity.exportActivity': { table: reads, memoryMegabytes: wholeProcessorMegabytes },
  'activity.listActivity': reader,
  'activity.listFailures': batchReader,
  'activity.redrive': { table: [...editor.table, 'ConditionCheckItem'], sendsTo: ['pushes'] },
  'billing.checkSubscription': reader,
  'billing.createCheckout': {
    table: ['GetItem', ...changes],
    secrets: ['STRIPE_SECRET_KEY'],
    settings: ['STRIPE_BASE_URL', 'STRIPE_PRICE_ID', 'WEB_ORIGIN'],
    people: 'address',
  },
  'billing.grantAccess': { table: ['GetItem', ...changes], people: 'address' },
  'billing.listStudios': teamReader,
  'billing.openPortal': {
    table: ['GetItem', ...changes],
    secrets: ['STRIPE_SECRET_KEY'],
    settings: ['STRIPE_BASE_URL', 'WEB_ORIGIN'],
  },
  'billing.receiveEvent': {
    table: ['GetItem', ...changes],
    secrets: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    settings: ['STRIPE_BASE_URL'],
  },
  'decisions.approve': { table: [...editor.table, 'ConditionCheckItem'] },
  'decisions.getDecision': reader,
  'decisions.getRun': reader,
  'decisions.getSimulation': reader,
  'decisions.getUplift': reader,
  'decisions.listDecisions': batchReader,
  'decisions.reject': editor,
  'decisions.undo': editor,
  'decisions.wordDecision': { table: ['GetItem', ...changes], model: true },
  'decisions.runOptimizer': { ...editor, sendsTo: ['optimizations'] },
  'decisions.runSimulation': { ...editor, sendsTo: ['optimizations'] },
  'dashboard.getDashboard': reader,
  'imports.analyseImport': {
    memoryMegabytes: wholeProcessorMegabytes,
    table: [...reads, ...changes, 'DeleteItem'],
    uploads: ['read'],
    sendsTo: ['imports', 'optimizations'],
    model: true,
  },
  'imports.cancelImport': { table: [...reads, ...changes, 'DeleteItem'] },
  'imports.clearData': { ...clearer, sendsTo: ['imports'], memoryMegabytes: wholeProcessorMegabytes },
  'imports.confirmImport': {
    ...chunkTaker,
    memoryMegabytes: wholeProcessorMegabytes,
    uploads: ['read', 'write'],
    sendsTo: ['imports', 'optimizations'],
  },
  'imports.createImport': { table: [...reads, ...changes], uploads: ['write'] },
  'imports.findClearing': reader,
  'imports.getClearing': reader,
  'imports.getImport': reader,
  'imports.getRejectedRows': { table: reads, uploads: ['read'] },
  'imports.getTemplate': reader,
  'imports.importBookings': {
    ...importer,
    sendsTo: ['optimizations'],
    memoryMegabytes: wholeProcessorMegabytes,
  },
  'imports.importSchedule': { ...importer, memoryMegabytes: wholeProcessorMegabytes },
  'imports.listImports': reader,
  'imports.takeBack': { table: [...reads, ...changes, 'DeleteItem'], sendsTo: ['imports'] },
  'integrations.chooseSource': editor,
  'integrations.connectMarketplace': {
    table: [...editor.table, 'BatchGetItem'],
    credentials: { seal: ['credentials'] },
    settings: ['WELLHUB_BASE_URL', 'TOTALPASS_BASE_URL', 'FITPASS_BASE_URL'],
  },
  'integrations.disconnectMarketplace': { ...editor, credentials: { remove: ['credentials'] } },
  'integrations.approveRequest': teamEditor,
  'integrations.cancelRequest': { ...mapper, credentials: { remove: ['system'] } },
  'integrations.disconnectSystem': { ...editor, credentials: { remove: ['system'] } },
  'integrations.listRequests': teamReader,
  'integrations.listSources': reader,
  'integrations.rejectRequest': { ...teamEditor, credentials: { remove: ['system'] } },
  'integrations.requestSystem': { ...editor, credentials: { seal: ['system'] } },
  'integrations.revealWebhook': {
    people: 'address',
    ...editor,
    credentials: { open: ['webhook'], seal: ['webhook'] },
    settings: ['WEB_ORIGIN'],
  },
  'integrations.revealCredentials': { ...teamEditor, credentials: { open: ['system'] } },
  'integrations.listCatalogue': { table: ['Query'] },
  'integrations.clearMapping': mapper,
  'integrations.listIntegrations': reader,
  'integrations.testConnection': { table: [...reads, ...changes], sendsTo: ['pushes'] },
  'integrations.listMapping': reader,
  'integrations.readMapping': { table: ['GetItem', ...changes], sendsTo: ['pushes'] },
  'integrations.setMapping': mapper,
  'integrations.updateTerms': editor,
  'live.closeConnections': { table: [...reads, ...changes, 'DeleteItem'] },
  'live.createTicket': { table: ['GetItem', 'PutItem'] },
  'logos.createLogo': { table: ['GetItem', ...changes], uploads: ['write'] },
  'logos.publishLogo': {
    table: ['GetItem', ...changes],
    uploads: ['read', 'remove'],
    logos: 'write',
    people: 'address',
    memoryMegabytes: wholeProcessorMegabytes,
  },
  'logos.removeLogo': { table: ['GetItem', ...changes] },
  'marketplaces.confirmTask': { ...editor, sendsTo: ['pushes'] },
  'onboarding.getProgress': reader,
  'onboarding.saveStep': editor,
  'reservations.receiveKenko': {
    table: ['GetItem', 'PutItem'],
    credentials: { open: ['webhook'] },
    sendsTo: ['readings'],
  },
  'reservations.receiveTotalpass': {
    memoryMegabytes: waitingMegabytes,
    table: ['GetItem'],
    credentials: { see: ['webhook'] },
    sendsTo: ['reservations'],
  },
  'reservations.receiveWellhub': {
    memoryMegabytes: waitingMegabytes,
    table: ['GetItem'],
    credentials: { open: ['webhook'] },
    sendsTo: ['reservations'],
  },
  'reservations.confirmEvent': { table: mailTaking, sendsTo: ['optimizations'] },
  'reservations.deleteEvent': { table: ['GetItem', 'PutItem', 'DeleteItem'] },
  'reservations.getEvent': reader,
  'reservations.listEvents': reader,
  'reservations.retryEvent': { table: mailTaking, sendsTo: ['mails', 'optimizations'] },
  'reservations.addSender': editor,
  'reservations.deleteSender': { table: ['GetItem', 'PutItem', 'DeleteItem'] },
  'reservations.disconnectGmail': {
    table: [...reads, 'PutItem'],
    credentials: { open: ['gmail'], remove: ['gmail'] },
    secrets: ['GOOGLE_CLIENT_SECRET'],
    settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_TOKEN_BASE_URL'],
    sendsTo: ['mails'],
  },
  'reservations.finishGmail': {
    table: ['GetItem', 'PutItem', 'DeleteItem'],
    credentials: { seal: ['gmail'], open: ['gmail'] },
    secrets: ['GOOGLE_CLIENT_SECRET'],
    settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_TOKEN_BASE_URL', 'GMAIL_BASE_URL', 'WEB_ORIGIN'],
  },
  'reservations.getSync': { ...reader, settings: ['GOOGLE_CLIENT_ID'] },
  'reservations.listSenders': reader,
  'reservations.saveSync': { ...editor, settings: ['GOOGLE_CLIENT_ID'] },
  'reservations.startGmail': {
    table: ['GetItem', ...changes],
    settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_CONSENT_BASE_URL', 'WEB_ORIGIN'],
  },
  'rules.backtestRule': { table: [...reads, 'UpdateItem'], memoryMegabytes: wholeProcessorMegabytes },
  'rules.createRule': editor,
  'rules.deleteRule': { ...withdrawer, table: [...withdrawer.table, 'DeleteItem'] },
  'rules.listRules': reader,
  'rules.setRuleEnabled': withdrawer,
  'schedule.adjustClass': { ...editor, memoryMegabytes: wholeProcessorMegabytes },
  'schedule.getClass': batchReader,
  'schedule.getSummary': reader,
  'schedule.listBookings': reader,
  'schedule.listChanges': batchReader,
  'schedule.listClasses': reader,
  'schedule.reinstateClass': { ...editor, sendsTo: ['optimizations'] },
  'schedule.repeatClass': { ...optimizer, memoryMegabytes: wholeProcessorMegabytes },
  'schedule.undoChange': editor,
  'settings.getSettings': reader,
  'settings.setAutomation': editor,
  'settings.updateAccount': editor,
  'settings.updateSettings': editor,
  'support.chat': { ...editor, model: true, people: 'address' },
  'support.getTeamTicket': teamReader,
  'support.getTicket': reader,
  'support.listTeamTickets': teamReader,
  'support.listTickets': reader,
  'support.openTicket': { ...editor, people: 'address' },
  'support.reply': editor,
  'support.respond': teamEditor,
  'support.updateTicket': teamEditor,

  'decisions.expire.schedule': { table: [...reads, ...changes, 'DeleteItem'] },
  'decisions.optimize.worker': {
    table: [...optimizer.table, 'DeleteItem', 'ConditionCheckItem'],
    sendsTo: ['optimizations'],
    delays: ['optimizations'],
  },
  'decisions.start-optimizer.schedule': { table: ['Query'], sendsTo: ['optimizations'] },
  'imports.import.worker': {
    ...chunkTaker,
    uploads: ['read', 'write', 'remove'],
    recordings: 'remove',
    sendsTo: ['imports', 'optimizations'],
    delays: ['imports'],
    model: true,
  },
  'jobs.sweep-work.schedule': {
    table: ['Query', 'UpdateItem'],
    sendsTo: ['optimizations', 'imports'],
  },
  'live.broadcast.stream': { table: ['Query', 'DeleteItem'], connections: 'post' },
  'live.close.schedule': { table: ['Query', 'DeleteItem'], connections: 'close', people: 'standing' },
  'live.connect.socket': { table: ['PutItem', 'DeleteItem'], settings: ['WEB_ORIGIN'] },
  'live.disconnect.socket': { table: ['DeleteItem'] },
  'marketplaces.push.worker': {
    table: [...reads, 'BatchGetItem', ...changes, 'DeleteItem', 'ConditionCheckItem'],
    recordings: 'write',
    credentials: { open: ['credentials', 'system', 'webhook'], seal: ['webhook'], remove: ['webhook'] },
    sendsTo: ['pushes', 'readings', 'reservations'],
    delays: ['pushes', 'readings'],
    settings: [
      'WELLHUB_BASE_URL',
      'WELLHUB_SETUP_BASE_URL',
      'TOTALPASS_BASE_URL',
      'FITPASS_BASE_URL',
      'KENKO_BASE_URL',
      'WEB_ORIGIN',
    ],
  },
  'marketplaces.reconcile.schedule': { table: ['Query'], sendsTo: ['readings'] },
  'marketplaces.relay.stream': { table: [], sendsTo: ['pushes'] },
  'reservations.start-mail-sync.schedule': { table: ['Query'], sendsTo: ['mails'] },
  'reservations.sync-mail.worker': {
    table: [...mailTaking, 'BatchGetItem'],
    credentials: { open: ['gmail'], remove: ['gmail'] },
    secrets: ['GOOGLE_CLIENT_SECRET'],
    settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_TOKEN_BASE_URL', 'GMAIL_BASE_URL'],
    sendsTo: ['mails', 'optimizations'],
    delays: ['mails'],
    model: true,
  },
  'reservations.take.worker': {
    table: [...reads, ...changes, 'DeleteItem'],
    sendsTo: ['pushes', 'optimizations'],
    delays: ['reservations'],
  },
  'marketplaces.sync.schedule': { table: ['Query'], sendsTo: ['readings'] },
  'marketplaces.sweep.schedule': { table: ['Query', 'UpdateItem'], sendsTo: ['pushes'] },
};
