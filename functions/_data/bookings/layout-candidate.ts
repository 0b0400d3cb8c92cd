import { CustomAttributeType } from 'electrodb';
import { tableEntity, type ItemOf } from '../table/entity.ts';

/** The state of a layout that several studios taught in the same way. */
export const candidateStatuses = ['candidate', 'approved', 'refused'] as const;

/**
 * Counts the studios that taught the same layout, under a digest of the layout. The layout itself is stored once a
 * second studio teaches it. The studios' ids are never stored.
 */
export const LayoutCandidateEntity = tableEntity({
  model: { entity: 'layout-candidate', version: '1', service: 'cupo' },
  attributes: {
    domain: { type: 'string', required: true },
    digest: { type: 'string', required: true },
    /**
     * One digest for each studio that taught the layout, so that each studio counts once. The digest cannot be traced
     * back to the studio.
     */
    voters: { type: 'set', items: 'string' },
    /** Absent while only one studio has taught the layout. The item is then in no index. */
    status: { type: candidateStatuses },
    proposedAt: { type: 'string' },
    packed: { type: CustomAttributeType<Uint8Array>('any') },
    decidedAt: { type: 'string' },
    reason: { type: 'string' },
    correlationId: { type: 'string' },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['domain'], template: 'SYS#LAYOUT-CANDIDATE#${domain}', casing: 'none' },
      sk: { field: 'sk', composite: ['digest'], template: '${digest}', casing: 'none' },
    },
    status: {
      index: 'gsi1',
      pk: {
        field: 'gsi1pk',
        composite: ['status'],
        template: 'SYS#LAYOUT-CANDIDATE#${status}',
        casing: 'none',
      },
      sk: { field: 'gsi1sk', composite: ['proposedAt'], template: '${proposedAt}', casing: 'none' },
    },
  },
});

export type LayoutCandidateItem = ItemOf<typeof LayoutCandidateEntity>;
