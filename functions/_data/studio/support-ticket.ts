import { ticketPriority, ticketStatus } from '#shared/contracts/support/ticket.ts';
import { tableEntity } from '../table/entity.ts';

/**
 * A studio's support ticket. An index lists the tickets of all studios for the team, with one partition per status and
 * priority, ordered by last change.
 */
export const SupportTicketEntity = tableEntity({
  model: { entity: 'support-ticket', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    ticketId: { type: 'string', required: true },
    subject: { type: 'string', required: true },
    description: { type: 'string', required: true },
    status: { type: ticketStatus.options, required: true },
    priority: { type: ticketPriority.options, required: true },
    createdAt: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
    answeredAt: { type: 'string' },
    requesterEmail: { type: 'string' },
    resolvedAt: { type: 'string' },
    resolvedBy: { type: 'string' },
    messages: { type: 'number', required: true },
    version: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#TICKET', casing: 'none' },
      sk: { field: 'sk', composite: ['ticketId'], template: '${ticketId}', casing: 'none' },
    },
    team: {
      index: 'gsi1',
      pk: {
        field: 'gsi1pk',
        composite: ['status', 'priority'],
        template: 'SYS#SUPPORT#${status}#${priority}',
        casing: 'none',
      },
      sk: {
        field: 'gsi1sk',
        composite: ['updatedAt', 'ticketId'],
        template: '${updatedAt}#${ticketId}',
        casing: 'none',
      },
    },
  },
});
