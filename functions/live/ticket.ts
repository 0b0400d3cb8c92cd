import { createHash } from 'node:crypto';
import { liveTicketSeconds } from '#shared/contracts/live/ticket-seconds.ts';

/** API Gateway closes a connection after this time. */
const connectionSeconds = 2 * 3600;

/** 256 bits, too many to guess. */
export const ticketBytes = 32;

const ticketPattern = /^[\w-]{43}$/;

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

export const ticketOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/**
 * The digest of a ticket. It is stored instead of the ticket, so that reading the table is not enough to use a ticket.
 */
export const ticketHash = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');

export const ticketExpiresAtSeconds = (issuedAt: Date): number => secondsOf(issuedAt) + liveTicketSeconds;

/** When a connection that opens now will end: at the latest when the token that requested it expires. */
export const connectionEndsSeconds = (openedAt: Date, tokenEndsSeconds: number): number =>
  Math.min(secondsOf(openedAt) + connectionSeconds, tokenEndsSeconds);

/** The hash under which a ticket is stored; undefined for a text that cannot be a ticket. */
export const presentedTicketHash = (ticket: string | undefined): string | undefined =>
  ticket !== undefined && ticketPattern.test(ticket) ? ticketHash(ticket) : undefined;
