import { tableEntity } from '../table/entity.ts';

/** A single-use ticket for the live connection, under the hash of its value. */
export const LiveTicketEntity = tableEntity({
  model: { entity: 'live-ticket', version: '1', service: 'cupo' },
  attributes: {
    ticketHash: { type: 'string', required: true },
    studioId: { type: 'string', required: true },
    sessionId: { type: 'string', required: true },
    /** Whether the person belongs to the team. */
    team: { type: 'boolean', required: true },
    /** When the connection that the ticket opens has to end. */
    endsAtSeconds: { type: 'number', required: true },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['ticketHash'], template: 'SYS#TICKET#${ticketHash}', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'TICKET', casing: 'none' },
    },
    /** Lists all tickets of one studio, so that they are deleted when the studio leaves. */
    visits: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['studioId'], template: 'SYS#VISIT#${studioId}', casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['ticketHash'], template: 'TICKET#${ticketHash}', casing: 'none' },
    },
  },
});

/** An open live connection of a studio. */
export const LiveConnectionEntity = tableEntity({
  model: { entity: 'live-connection', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    connectionId: { type: 'string', required: true },
    sessionId: { type: 'string', required: true },
    openedAt: { type: 'string', required: true },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#LIVE', casing: 'none' },
      sk: { field: 'sk', composite: ['connectionId'], template: '${connectionId}', casing: 'none' },
    },
  },
});

/** An open live connection of a team member. It receives the team's signals about every studio. */
export const LiveTeamConnectionEntity = tableEntity({
  model: { entity: 'live-team-connection', version: '1', service: 'cupo' },
  attributes: {
    connectionId: { type: 'string', required: true },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: [], template: 'SYS#LIVE-TEAM', casing: 'none' },
      sk: { field: 'sk', composite: ['connectionId'], template: '${connectionId}', casing: 'none' },
    },
  },
});

/**
 * The studio that a connection belongs to. When a connection closes, only its id is known. One index lists all
 * connections by the time they have to end.
 */
export const LiveOwnerEntity = tableEntity({
  model: { entity: 'live-owner', version: '1', service: 'cupo' },
  attributes: {
    connectionId: { type: 'string', required: true },
    studioId: { type: 'string', required: true },
    team: { type: 'boolean', required: true },
    endsAt: { type: 'string', required: true },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: {
        field: 'pk',
        composite: ['connectionId'],
        template: 'SYS#CONNECTION#${connectionId}',
        casing: 'none',
      },
      sk: { field: 'sk', composite: [], template: 'OWNER', casing: 'none' },
    },
    open: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: [], template: 'SYS#LIVE', casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['endsAt'], template: '${endsAt}', casing: 'none' },
    },
  },
});
