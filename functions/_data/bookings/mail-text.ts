import { CustomAttributeType } from 'electrodb';
import { tableEntity } from '../table/entity.ts';

/** The text of a mail that a person has to review, stored while it waits. */
export const MailTextEntity = tableEntity({
  model: { entity: 'mail-text', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    eventId: { type: 'string', required: true },
    /** Its subject and lines, and the data for reading its dates, as `packed.ts` packs them. */
    packed: { type: CustomAttributeType<Uint8Array>('any'), required: true },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#MAIL-TEXT', casing: 'none' },
      sk: { field: 'sk', composite: ['eventId'], template: '${eventId}', casing: 'none' },
    },
  },
});
