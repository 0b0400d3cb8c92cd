import { CustomAttributeType } from 'electrodb';
import { tableEntity } from '../table/entity.ts';

/**
 * The requests and responses of one attempt at a marketplace, with secrets masked. Larger recordings are objects in the
 * bucket.
 */
export const RecordingEntity = tableEntity({
  model: { entity: 'recording', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    recordingId: { type: 'string', required: true },
    /** The steps of the recording, packed by `packed.ts`. */
    packed: { type: CustomAttributeType<Uint8Array>('any'), required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#RECORDING', casing: 'none' },
      sk: { field: 'sk', composite: ['recordingId'], template: '${recordingId}', casing: 'none' },
    },
  },
});
