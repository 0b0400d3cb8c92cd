import { Entity } from 'electrodb';
import { client, table } from './client.ts';

/** A single-use ticket for the live connection, under the hash of its value. */
export const LiveTicketEntity = new Entity(
  {
    model: { entity: 'live-ticket', version: '1', service: 'cupo' },
    attributes: {
      ticketHash: { type: 'string', required: true },
      studioId: { type: 'string', required: true },
      expiresAtSeconds: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['ticketHash'], template: 'SYS#TICKET#${ticketHash}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'TICKET', casing: 'none' },
      },
    },
  },
  { client, table },
);

/** An open live connection of a studio. */
export const LiveConnectionEntity = new Entity(
  {
    model: { entity: 'live-connection', version: '1', service: 'cupo' },
    attributes: {
      studioId: { type: 'string', required: true },
      connectionId: { type: 'string', required: true },
      openedAt: { type: 'string', required: true },
      expiresAtSeconds: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#LIVE', casing: 'none' },
        sk: { field: 'sk', composite: ['connectionId'], template: '${connectionId}', casing: 'none' },
      },
    },
  },
  { client, table },
);

/** Whose a connection is, for the moment it closes and only its id is known. */
export const LiveOwnerEntity = new Entity(
  {
    model: { entity: 'live-owner', version: '1', service: 'cupo' },
    attributes: {
      connectionId: { type: 'string', required: true },
      studioId: { type: 'string', required: true },
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
    },
  },
  { client, table },
);
