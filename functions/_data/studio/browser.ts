import { tableEntity, type ItemOf } from '../table/entity.ts';

/** The push subscription of a browser that shows an owner's notifications. */
export const BrowserEntity = tableEntity({
  model: { entity: 'browser', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    browserId: { type: 'string', required: true },
    endpoint: { type: 'string', required: true },
    p256dh: { type: 'string', required: true },
    auth: { type: 'string', required: true },
    registeredAt: { type: 'string', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#BROWSER', casing: 'none' },
      sk: { field: 'sk', composite: ['browserId'], template: '${browserId}', casing: 'none' },
    },
  },
});

export type BrowserItem = ItemOf<typeof BrowserEntity>;

/** A browser that a person has signed in from, under the hash of its id. */
export const KnownBrowserEntity = tableEntity({
  model: { entity: 'known-browser', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    browserHash: { type: 'string', required: true },
    /** The browser's readable name: 'Chrome on Windows'. */
    name: { type: 'string', required: true },
    /** The sign-in that first used this browser. */
    sessionId: { type: 'string', required: true },
    /** Whether the account had been used from other browsers before. */
    isFurther: { type: 'boolean', required: true },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#KNOWN-BROWSER', casing: 'none' },
      sk: { field: 'sk', composite: ['browserHash'], template: '${browserHash}', casing: 'none' },
    },
  },
});
