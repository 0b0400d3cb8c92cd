import { CustomAttributeType } from 'electrodb';
import { tableEntity } from '../table/entity.ts';

/** The text of a mail that a person has to review. It is stored until the review. */
export const MailTextEntity = tableEntity({
  model: { entity: 'mail-text', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    eventId: { type: 'string', required: true },
    /** The mail's subject, its lines, and the data needed to read its dates, packed by `packed.ts`. */
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
