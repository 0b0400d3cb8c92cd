import { priority } from '#shared/contracts/integrations/guidelines.ts';
import { tableEntity } from '../table/entity.ts';

/** A studio's connection to a marketplace. Its encrypted credentials are a separate item. */
export const ConnectionEntity = tableEntity({
  model: { entity: 'connection', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    marketplace: { type: ['fitpass', 'wellhub', 'totalpass', 'classpass'] as const, required: true },
    status: { type: ['connected', 'disconnected'] as const, required: true },
    connectedAt: { type: 'string', required: true },
    revenuePerBookingMinor: { type: 'number', required: true },
    noShowPayPercent: { type: 'number', required: true },
    /** The owner's guidelines. Absent if the defaults apply. */
    guidelines: {
      type: 'map',
      properties: {
        enabled: { type: 'boolean', required: true },
        minHoursBeforeClass: { type: 'number', required: true },
        lowOccupancyPercent: { type: 'number', required: true },
        highOccupancyPercent: { type: 'number', required: true },
        priority: { type: priority.options, required: true },
        notes: { type: 'string', required: true },
      },
    },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#STUDIO', casing: 'none' },
      sk: {
        field: 'sk',
        composite: ['marketplace'],
        template: 'CONNECTION#${marketplace}',
        casing: 'none',
      },
    },
  },
});
