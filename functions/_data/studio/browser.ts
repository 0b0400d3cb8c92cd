import { tableEntity, type ItemOf } from '../table/entity.ts';

/** A browser that shows an owner's notifications: its push subscription. */
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

/** A browser from which somebody has signed in, under the hash of its name. */
export const KnownBrowserEntity = tableEntity({
  model: { entity: 'known-browser', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    browserHash: { type: 'string', required: true },
    /** The name that people know it by: 'Chrome on Windows'. */
    name: { type: 'string', required: true },
    /** The sign-in with which it was first seen. */
    sessionId: { type: 'string', required: true },
    /** Whether the account was used from other browsers before. */
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
