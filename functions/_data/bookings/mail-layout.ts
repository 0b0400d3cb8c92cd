import { CustomAttributeType } from 'electrodb';
import { eventType } from '#shared/contracts/reservations/event.ts';
import { tableEntity, type ItemOf } from '../table/entity.ts';

/** The layout of one kind of mail from a sender, learned from a sample mail. */
export const MailLayoutEntity = tableEntity({
  model: { entity: 'mail-layout', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    senderId: { type: 'string', required: true },
    layoutId: { type: 'string', required: true },
    senderEmail: { type: 'string', required: true },
    /** Absent if mails with this layout contain no reservation. */
    eventType: { type: eventType.options },
    /** The pattern of the subject, in readable form. */
    form: { type: 'string', required: true },
    /** The layout, packed by `packed.ts`. It contains no values from a mail. */
    packed: { type: CustomAttributeType<Uint8Array>('any'), required: true },
    /** The digest under which studios with this layout are counted. Absent if the layout stays within this studio. */
    alikeDigest: { type: 'string' },
    /** The account that taught the layout, and when. */
    taughtBy: { type: 'string', required: true },
    taughtAt: { type: 'string', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#MAIL-LAYOUT', casing: 'none' },
      sk: {
        field: 'sk',
        composite: ['senderId', 'layoutId'],
        template: '${senderId}#${layoutId}',
        casing: 'none',
      },
    },
  },
});

export type MailLayoutItem = ItemOf<typeof MailLayoutEntity>;
