import { tableEntity } from '../table/entity.ts';

/**
 * The mapping with which one studio last read an imported file with these columns. It is offered to other studios with
 * such a file. It contains a digest of the column titles and the names of our fields. It contains no titles and no
 * values, and cannot be traced to the studio.
 */
export const MappingVoteEntity = tableEntity({
  model: { entity: 'mapping-vote', version: '1', service: 'cupo' },
  attributes: {
    signature: { type: 'string', required: true },
    /** A digest of the studio's id and the signature, so each studio has one vote. */
    voter: { type: 'string', required: true },
    columns: { type: 'any', required: true },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: {
        field: 'pk',
        composite: ['signature'],
        template: 'SYS#MAPPING-VOTE#${signature}',
        casing: 'none',
      },
      sk: { field: 'sk', composite: ['voter'], template: '${voter}', casing: 'none' },
    },
  },
});
