import { tableEntity } from '../table/entity.ts';

/** A visit to Google's consent page, stored under the hash of its OAuth state. It can be used once. */
export const GmailConsentEntity = tableEntity({
  model: { entity: 'gmail-consent', version: '1', service: 'cupo' },
  attributes: {
    stateHash: { type: 'string', required: true },
    /** Digest of the cookie in the browser that began the consent. */
    browserHash: { type: 'string', required: true },
    studioId: { type: 'string', required: true },
    verifier: { type: 'string', required: true },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: {
        field: 'pk',
        composite: ['stateHash'],
        template: 'SYS#GMAIL-CONSENT#${stateHash}',
        casing: 'none',
      },
      sk: { field: 'sk', composite: [], template: 'CONSENT', casing: 'none' },
    },
    /** Lists all visits of one studio, so that they are deleted when the studio leaves. */
    visits: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['studioId'], template: 'SYS#VISIT#${studioId}', casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['stateHash'], template: 'CONSENT#${stateHash}', casing: 'none' },
    },
  },
});
