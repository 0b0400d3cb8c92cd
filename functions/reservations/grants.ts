import {
  changing,
  editor,
  type GrantsOf,
  reader,
  reads,
  waitingMegabytes,
} from '#functions/_platform/grant.ts';

/** A mail may report that a class is cancelled. The class's offers are then ended unless automation is paused. */
const mailTaking = [...reads, ...changing, 'DeleteItem', 'ConditionCheckItem'] as const;

export const grants: GrantsOf<'reservations'> = {
  addSender: editor,
  confirmEvent: { table: mailTaking, sendsTo: ['optimizations'] },
  deleteEvent: { table: ['GetItem', 'PutItem', 'DeleteItem'] },
  deleteLayout: { table: ['GetItem', ...changing, 'DeleteItem'] },
  deleteSender: { table: [...reads, ...changing, 'DeleteItem'] },
  disconnectGmail: {
    table: [...reads, 'PutItem'],
    credentials: { open: ['gmail'], remove: ['gmail'] },
    secrets: ['GOOGLE_CLIENT_SECRET'],
    settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_TOKEN_BASE_URL'],
    sendsTo: ['mails'],
  },
  finishGmail: {
    table: ['GetItem', 'PutItem', 'DeleteItem'],
    credentials: { seal: ['gmail'], open: ['gmail'] },
    secrets: ['GOOGLE_CLIENT_SECRET'],
    settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_TOKEN_BASE_URL', 'GMAIL_BASE_URL', 'WEB_ORIGIN'],
  },
  getEvent: reader,
  getMail: reader,
  getSync: { ...reader, settings: ['GOOGLE_CLIENT_ID'] },
  listEvents: reader,
  listLayouts: reader,
  listSenders: reader,
  receiveKenko: {
    table: ['GetItem', 'PutItem'],
    credentials: { open: ['webhook'] },
    sendsTo: ['readings'],
  },
  receiveTotalpass: {
    memoryMegabytes: waitingMegabytes,
    table: ['GetItem'],
    credentials: { see: ['webhook'] },
    sendsTo: ['reservations'],
  },
  receiveWellhub: {
    memoryMegabytes: waitingMegabytes,
    table: ['GetItem'],
    credentials: { open: ['webhook'] },
    sendsTo: ['reservations'],
  },
  retryEvent: { table: mailTaking, sendsTo: ['mails', 'optimizations'] },
  saveSync: { ...editor, settings: ['GOOGLE_CLIENT_ID'] },
  teachLayout: { table: [...mailTaking, 'BatchGetItem'], sendsTo: ['mails', 'optimizations'] },
  startGmail: {
    table: ['GetItem', ...changing],
    settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_CONSENT_BASE_URL', 'WEB_ORIGIN'],
  },
  'start-mail-sync.schedule': { table: ['Query'], sendsTo: ['mails'] },
  'sync-mail.worker': {
    table: [...mailTaking, 'BatchGetItem'],
    credentials: { open: ['gmail'], remove: ['gmail'] },
    secrets: ['GOOGLE_CLIENT_SECRET'],
    settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_TOKEN_BASE_URL', 'GMAIL_BASE_URL'],
    sendsTo: ['mails', 'optimizations'],
    delays: ['mails'],
    model: true,
  },
  'take.worker': {
    table: [...reads, ...changing, 'DeleteItem'],
    sendsTo: ['pushes', 'optimizations'],
    delays: ['reservations'],
  },
};
