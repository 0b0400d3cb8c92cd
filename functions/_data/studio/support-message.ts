import { tableEntity, type ItemOf } from '../table/entity.ts';

/** One message in a ticket's thread. Messages are only added. */
export const SupportMessageEntity = tableEntity({
  model: { entity: 'support-message', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    ticketId: { type: 'string', required: true },
    messageId: { type: 'string', required: true },
    text: { type: 'string', required: true },
    fromTeam: { type: 'boolean', required: true },
    writtenBy: { type: 'string', required: true },
    createdAt: { type: 'string', required: true },
  },
  indexes: {
    primary: {
      pk: {
        field: 'pk',
        composite: ['studioId', 'ticketId'],
        template: 'S#${studioId}#TICKET-MESSAGE#${ticketId}',
        casing: 'none',
      },
      sk: { field: 'sk', composite: ['messageId'], template: '${messageId}', casing: 'none' },
    },
  },
});

export type SupportMessageItem = ItemOf<typeof SupportMessageEntity>;
