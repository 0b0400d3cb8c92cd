import { isConditionFailure } from '#functions/_data/table/conditions.ts';
import {
  LiveConnectionEntity,
  LiveOwnerEntity,
  LiveTeamConnectionEntity,
  LiveTicketEntity,
} from '#functions/_data/studio/live.ts';
import type { SystemTable, Tables } from '#functions/_platform/ports/table.ts';

/** The owner of a live connection, and how long the connection is valid. */
export interface LiveAccess {
  readonly studioId: string;
  /** The sign-in that opened the connection. When the sign-in ends, so does the connection. */
  readonly sessionId: string;
  readonly team: boolean;
  readonly endsAtSeconds: number;
}

export interface NewTicket extends LiveAccess {
  readonly hash: string;
  readonly expiresAtSeconds: number;
}

export const storeLiveTicket = async (
  acrossStudios: SystemTable,
  { hash, ...ticket }: NewTicket,
): Promise<void> => {
  await acrossStudios
    .of(LiveTicketEntity)
    .create({ ticketHash: hash, ...ticket })
    .go();
};

/** Deletes a ticket and returns its content. A ticket can be used only once. */
export const spendTicket = async (
  acrossStudios: SystemTable,
  hash: string,
  nowSeconds: number,
): Promise<LiveAccess | undefined> => {
  try {
    const { data } = await acrossStudios
      .of(LiveTicketEntity)
      .remove({ ticketHash: hash })
      .where((ticket, { gt }) => gt(ticket.expiresAtSeconds, nowSeconds))
      .go({ response: 'all_old' });
    if (!data) return undefined;
    const { studioId, sessionId, team, endsAtSeconds } = data;
    return { studioId, sessionId, team, endsAtSeconds };
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
};

export interface OpenConnection extends LiveAccess {
  readonly connectionId: string;
  readonly openedAt: string;
}

/**
 * How long an item is kept after its connection ended, so that the sweep can still find the connection and close it.
 */
const retentionSeconds = 24 * 3600;

const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

export async function storeLiveConnection(tables: Tables, connection: OpenConnection): Promise<void> {
  const { studioId, connectionId, sessionId, openedAt, team, endsAtSeconds } = connection;
  const owner = { connectionId, studioId, team, endsAt: instantOf(endsAtSeconds) };
  await tables.acrossStudios
    .of(LiveOwnerEntity)
    .put({ ...owner, expiresAtSeconds: endsAtSeconds + retentionSeconds })
    .go();
  if (team)
    await tables.acrossStudios
      .of(LiveTeamConnectionEntity)
      .put({ connectionId, expiresAtSeconds: endsAtSeconds })
      .go();
  const open = { studioId, connectionId, sessionId, openedAt, expiresAtSeconds: endsAtSeconds };
  await tables.forStudio(studioId).of(LiveConnectionEntity).put(open).go();
}

/** Deletes a connection, so that it receives nothing more. */
async function forget(tables: Tables, { studioId, connectionId, team }: ConnectionOwner): Promise<void> {
  if (team) await tables.acrossStudios.of(LiveTeamConnectionEntity).delete({ connectionId }).go();
  await tables.forStudio(studioId).of(LiveConnectionEntity).delete({ studioId, connectionId }).go();
}

/** Deletes a connection given only its id. The connection may have been deleted already. */
export async function removeConnection(tables: Tables, connectionId: string): Promise<void> {
  const { data } = await tables.acrossStudios
    .of(LiveOwnerEntity)
    .delete({ connectionId })
    .go({ response: 'all_old' });
  if (data) await forget(tables, data);
}

/**
 * Ends the connections of one sign-in, or of the whole account. They receive nothing from now on, and their sockets are
 * closed together with expired ones.
 */
export async function endConnections(
  tables: Tables,
  { studioId, sessionId }: { readonly studioId: string; readonly sessionId?: string },
  which: 'this' | 'all',
  now: Date,
): Promise<number> {
  const { data } = await tables
    .forStudio(studioId)
    .of(LiveConnectionEntity)
    .query.primary({ studioId })
    .go({ pages: 'all', consistent: true });
  const ended = data.filter((connection) => which === 'all' || connection.sessionId === sessionId);
  await Promise.all(ended.map(({ connectionId }) => endConnection(tables, connectionId, now)));
  return ended.length;
}

async function endConnection(tables: Tables, connectionId: string, now: Date): Promise<void> {
  const { data } = await tables.acrossStudios
    .of(LiveOwnerEntity)
    .get({ connectionId })
    .go({ consistent: true });
  if (!data) return;
  await forget(tables, data);
  await tables.acrossStudios
    .of(LiveOwnerEntity)
    .put({ ...data, endsAt: now.toISOString() })
    .go();
}

export interface ConnectionOwner {
  readonly connectionId: string;
  readonly studioId: string;
  readonly team: boolean;
}

/** Connections that have not been closed yet and end by, or after, a given instant; the earliest first. */
export const readOwners = async (
  acrossStudios: SystemTable,
  which: 'by' | 'after',
  at: Date,
  itemsMax: number,
): Promise<readonly ConnectionOwner[]> => {
  const endsAt = at.toISOString();
  const { open } = acrossStudios.of(LiveOwnerEntity).query;
  const query = which === 'by' ? open({}).lte({ endsAt }) : open({}).gt({ endsAt });
  return (await query.go({ limit: itemsMax })).data;
};

/** The ids of a studio's connections that have not expired. */
export const readOpenConnections = async (
  tables: Tables,
  studioId: string,
  nowSeconds: number,
): Promise<string[]> =>
  withinTime(
    (
      await tables
        .forStudio(studioId)
        .of(LiveConnectionEntity)
        .query.primary({ studioId })
        .go({ pages: 'all' })
    ).data,
    nowSeconds,
  );

/** The ids of the team's connections that have not expired. */
export const readTeamConnections = async (
  acrossStudios: SystemTable,
  nowSeconds: number,
): Promise<string[]> =>
  withinTime(
    (await acrossStudios.of(LiveTeamConnectionEntity).query.primary({}).go({ pages: 'all' })).data,
    nowSeconds,
  );

const withinTime = (
  open: readonly { readonly connectionId: string; readonly expiresAtSeconds: number }[],
  nowSeconds: number,
): string[] =>
  open
    .filter(({ expiresAtSeconds }) => expiresAtSeconds > nowSeconds)
    .map(({ connectionId }) => connectionId);
