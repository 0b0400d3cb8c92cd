import { tableEntity } from '../table/entity.ts';

/**
 * How one studio last read an imported file with certain columns, for other studios with such a file. It contains a
 * digest of the titles, and names of our fields: no title, no value, and nothing that leads back to the studio.
 */
export const MappingVoteEntity = tableEntity({
  model: { entity: 'mapping-vote', version: '1', service: 'cupo' },
  attributes: {
    signature: { type: 'string', required: true },
    /** A digest of the studio's id with the signature: a studio has one vote. */
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
