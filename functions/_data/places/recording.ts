import { CustomAttributeType } from 'electrodb';
import { tableEntity } from '../table/entity.ts';

/**
 * The requests of one try at a marketplace and its answers, with secrets masked. Larger recordings are objects in the
 * bucket.
 */
export const RecordingEntity = tableEntity({
  model: { entity: 'recording', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    recordingId: { type: 'string', required: true },
    /** Its steps, as `packed.ts` packs them. */
    packed: { type: CustomAttributeType<Uint8Array>('any'), required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#RECORDING', casing: 'none' },
      sk: { field: 'sk', composite: ['recordingId'], template: '${recordingId}', casing: 'none' },
    },
  },
});
