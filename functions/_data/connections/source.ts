import { tableEntity } from '../table/entity.ts';

/** The source of a studio's schedule. There is one item for each kind that the studio ever chose. */
export const SourceEntity = tableEntity({
  model: { entity: 'source', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    kind: { type: ['kenko', 'custom-erp', 'manual'] as const, required: true },
    status: { type: ['connected', 'disconnected', 'pending'] as const, required: true },
    approvalStatus: { type: ['pending', 'approved', 'rejected'] as const, required: true },
    notes: { type: 'string' },
    requestedAt: { type: 'string', required: true },
    studioName: { type: 'string' },
    loginUrl: { type: 'string' },
    /** Whether encrypted credentials are stored for this source. */
    hasCredentials: { type: 'boolean' },
    reviewedAt: { type: 'string' },
    reviewedBy: { type: 'string' },
    rejectionReason: { type: 'string' },
    revealedAt: { type: 'string' },
    /** When the source's schedule and bookings were last read completely. */
    lastSyncAt: { type: 'string' },
    /** Why the schedule and bookings cannot be read, in a message for the owner. */
    lastError: { type: 'string' },
    lastErrorAt: { type: 'string' },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#STUDIO', casing: 'none' },
      sk: { field: 'sk', composite: ['kind'], template: 'SOURCE#${kind}', casing: 'none' },
    },
    /** Lists the requests for studio systems from all studios, for the team. */
    requests: {
      index: 'gsi1',
      condition: ({ kind }) => kind !== 'manual',
      pk: {
        field: 'gsi1pk',
        composite: ['approvalStatus'],
        template: 'SYS#SYSTEM-REQUEST#${approvalStatus}',
        casing: 'none',
      },
      sk: {
        field: 'gsi1sk',
        composite: ['requestedAt', 'studioId', 'kind'],
        template: '${requestedAt}#${studioId}#${kind}',
        casing: 'none',
      },
    },
  },
});
