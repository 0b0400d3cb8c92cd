import { tableEntity, type ItemOf } from '../table/entity.ts';

/** A sender address whose mails are read, and the marketplace that uses it. */
export const MailSenderEntity = tableEntity({
  model: { entity: 'mail-sender', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    senderId: { type: 'string', required: true },
    senderEmail: { type: 'string', required: true },
    marketplace: { type: ['fitpass', 'wellhub', 'totalpass', 'classpass'] as const, required: true },
    createdAt: { type: 'string', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#MAIL-SENDER', casing: 'none' },
      sk: { field: 'sk', composite: ['senderId'], template: '${senderId}', casing: 'none' },
    },
  },
});

export type MailSenderItem = ItemOf<typeof MailSenderEntity>;
