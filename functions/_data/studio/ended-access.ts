import { tableEntity } from '../table/entity.ts';

/**
 * Access that has ended although its tokens have not expired, under a digest of the account's id: single sign-ins, or
 * all of them because the studio was removed. The item is stored until no such token can be valid. For a removed
 * studio, that is no longer than backups hold the studio.
 */
export const EndedAccessEntity = tableEntity({
  model: { entity: 'ended-access', version: '1', service: 'cupo' },
  attributes: {
    digest: { type: 'string', required: true },
    studioClosed: { type: 'boolean' },
    sessions: { type: 'set', items: 'string' },
    /** Sign-ins from before this second are ended, whatever their names. */
    allBeforeSeconds: { type: 'number' },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['digest'], template: 'SYS#CLOSED#${digest}', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'STUDIO', casing: 'none' },
    },
  },
});
