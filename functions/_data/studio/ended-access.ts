import { tableEntity } from '../table/entity.ts';

/**
 * Access that was ended before its tokens expire, under a digest of the account's id. It covers single sign-ins, or all
 * of them if the studio was removed. The item is stored until all such tokens have expired. For a removed studio, that
 * is not longer than the backups keep the studio's data.
 */
export const EndedAccessEntity = tableEntity({
  model: { entity: 'ended-access', version: '1', service: 'cupo' },
  attributes: {
    digest: { type: 'string', required: true },
    studioClosed: { type: 'boolean' },
    sessions: { type: 'set', items: 'string' },
    /** All sign-ins up to and including this second are ended. */
    allUpToSeconds: { type: 'number' },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['digest'], template: 'SYS#CLOSED#${digest}', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'STUDIO', casing: 'none' },
    },
  },
});
