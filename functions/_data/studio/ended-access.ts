import { tableEntity } from '../table/entity.ts';

/**
 * What of an account opens nothing any more though its tokens' time is not up, under a digest of its id: the sign-ins
 * that were ended, or all because the studio was removed. It is kept until no such token can be good, and that of a studio
 * that was removed no longer than backups hold the studio.
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
