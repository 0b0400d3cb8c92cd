import { batchReader, editor, type GrantsOf, reader } from '#functions/_platform/grant.ts';

export const grants: GrantsOf<'notifications'> = {
  getNotificationSettings: { ...reader, mail: 'sender' },
  saveNotificationSettings: { ...editor, mail: 'sender' },
  allowEmails: { ...editor, mail: 'sender' },
  listNotifications: reader,
  countNewNotifications: reader,
  markNotificationsSeen: editor,
  getBrowserKey: { table: ['GetItem'], secrets: ['NOTIFICATION_KEY'], settings: ['WEB_ORIGIN'] },
  registerBrowser: { table: [...editor.table, 'DeleteItem'] },
  removeBrowser: { table: [...editor.table, 'DeleteItem'] },
  unsubscribe: { table: ['UpdateItem'] },
  'send.worker': {
    table: [...batchReader.table, 'PutItem', 'UpdateItem', 'DeleteItem'],
    people: 'address',
    mail: 'send',
    secrets: ['NOTIFICATION_KEY'],
    settings: ['WEB_ORIGIN'],
    delays: ['notifications'],
  },
  'start-hour.schedule': { table: ['Query'], sendsTo: ['notifications'] },
};
