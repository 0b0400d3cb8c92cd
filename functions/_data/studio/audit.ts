import { tableEntity } from '../table/entity.ts';

/** One line of the audit trail: who did what, and when. Lines are only added. */
export const AuditEntity = tableEntity({
  model: { entity: 'audit', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    auditId: { type: 'string', required: true },
    at: { type: 'string', required: true },
    actor: { type: 'string', required: true },
    action: { type: 'string', required: true },
    subject: { type: 'string', required: true },
    note: { type: 'string' },
    correlationId: { type: 'string', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#AUDIT', casing: 'none' },
      sk: { field: 'sk', composite: ['auditId'], template: '${auditId}', casing: 'none' },
    },
  },
});
