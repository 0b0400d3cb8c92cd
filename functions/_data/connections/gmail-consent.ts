import { tableEntity } from '../table/entity.ts';

/** A visit to Google's page of consent, under the hash of its state. It is spent once. */
export const GmailConsentEntity = tableEntity({
  model: { entity: 'gmail-consent', version: '1', service: 'cupo' },
  attributes: {
    stateHash: { type: 'string', required: true },
    /** Of the cookie of the browser that began it. */
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
    /** Those of one studio, for when it leaves. */
    visits: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['studioId'], template: 'SYS#VISIT#${studioId}', casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['stateHash'], template: 'CONSENT#${stateHash}', casing: 'none' },
    },
  },
});
