import { createHash } from 'node:crypto';
import { liveTicketSeconds } from '#shared/contracts/live/ticket-seconds.ts';

/** A live connection cannot live longer than API Gateway allows. */
const connectionSeconds = 2 * 3600;

/** 256 bits, which cannot be guessed. */
export const ticketBytes = 32;

const ticketPattern = /^[\w-]{43}$/;

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

export const ticketOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** Digest of a ticket. Whoever reads the table cannot use the ticket. */
export const ticketHash = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');

export const ticketExpiresAtSeconds = (issuedAt: Date): number => secondsOf(issuedAt) + liveTicketSeconds;

/** The end of a connection that opens now: at the latest, when the token expires with which it was requested. */
export const connectionEndsSeconds = (openedAt: Date, tokenEndsSeconds: number): number =>
  Math.min(secondsOf(openedAt) + connectionSeconds, tokenEndsSeconds);

/** The hash by which a ticket is found; undefined for a text that cannot be a ticket. */
export const presentedTicketHash = (ticket: string | undefined): string | undefined =>
  ticket !== undefined && ticketPattern.test(ticket) ? ticketHash(ticket) : undefined;
