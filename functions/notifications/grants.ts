import { batchReader, editor, type GrantsOf, reader } from '#functions/_platform/grant.ts';

export const grants: GrantsOf<'notifications'> = {
  getEmailSettings: { ...reader, mail: 'sender' },
  saveEmailSettings: { ...editor, mail: 'sender' },
  unsubscribe: { table: ['UpdateItem'] },
  'send.worker': {
    table: [...batchReader.table, 'PutItem', 'UpdateItem', 'DeleteItem'],
    people: 'address',
    mail: 'send',
    settings: ['WEB_ORIGIN'],
    delays: ['notifications'],
  },
  'start-morning-emails.schedule': { table: ['Query'], sendsTo: ['notifications'] },
};
