import { isConditionFailure } from '#functions/_data/table/conditions.ts';
import { withStudio, withSystem } from '#functions/_data/table/keys.ts';
import {
  LiveConnectionEntity,
  LiveOwnerEntity,
  LiveTeamConnectionEntity,
  LiveTicketEntity,
} from '#functions/_data/studio/live.ts';

/** Who may hold a live connection, and until when. */
export interface LiveAccess {
  readonly studioId: string;
  /** The sign-in it came from: with it the connection ends. */
  readonly sessionId: string;
  readonly team: boolean;
  readonly endsAtSeconds: number;
}

export interface NewTicket extends LiveAccess {
  readonly hash: string;
  readonly expiresAtSeconds: number;
}

export const storeTicket = ({ hash, ...ticket }: NewTicket): Promise<void> =>
  withSystem(async () => {
    await LiveTicketEntity.create({ ticketHash: hash, ...ticket }).go();
  });

/** Takes a ticket out of the table: whoever gets what it gives is the only one who does. */
export const spendTicket = (hash: string, nowSeconds: number): Promise<LiveAccess | undefined> =>
  withSystem(async () => {
    try {
      const { data } = await LiveTicketEntity.remove({ ticketHash: hash })
        .where((ticket, { gt }) => gt(ticket.expiresAtSeconds, nowSeconds))
        .go({ response: 'all_old' });
      if (!data) return undefined;
      const { studioId, sessionId, team, endsAtSeconds } = data;
      return { studioId, sessionId, team, endsAtSeconds };
    } catch (error) {
      if (isConditionFailure(error)) return undefined;
      throw error;
    }
  });

export interface OpenConnection extends LiveAccess {
  readonly connectionId: string;
  readonly openedAt: string;
}

/** An item stays this long after its connection ended, for whoever looks for what has to be closed. */
const keptSeconds = 24 * 3600;

const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

export async function storeConnection(connection: OpenConnection): Promise<void> {
  const { studioId, connectionId, sessionId, openedAt, team, endsAtSeconds } = connection;
  const owner = { connectionId, studioId, team, endsAt: instantOf(endsAtSeconds) };
  await withSystem(async () => {
    await LiveOwnerEntity.put({ ...owner, expiresAtSeconds: endsAtSeconds + keptSeconds }).go();
    if (team) await LiveTeamConnectionEntity.put({ connectionId, expiresAtSeconds: endsAtSeconds }).go();
  });
  const open = { studioId, connectionId, sessionId, openedAt, expiresAtSeconds: endsAtSeconds };
  await withStudio(studioId, () => LiveConnectionEntity.put(open).go());
}

/** Whoever held it hears nothing more. */
async function forget({ studioId, connectionId, team }: ConnectionOwner): Promise<void> {
  if (team) await withSystem(() => LiveTeamConnectionEntity.delete({ connectionId }).go());
  await withStudio(studioId, () => LiveConnectionEntity.delete({ studioId, connectionId }).go());
}

/** Forgets a connection of which only the id is known; one already forgotten is fine. */
export async function removeConnection(connectionId: string): Promise<void> {
  const { data } = await withSystem(() =>
    LiveOwnerEntity.delete({ connectionId }).go({ response: 'all_old' }),
  );
  if (data) await forget(data);
}

/**
 * Ends the connections of one sign-in, or of all of its account: from now on they are told nothing, and their sockets are
 * closed by whoever looks for those whose time is up.
 */
export async function endConnections(
  { studioId, sessionId }: Pick<LiveAccess, 'studioId' | 'sessionId'>,
  which: 'this' | 'all',
  now: Date,
): Promise<number> {
  const { data } = await withStudio(studioId, () =>
    LiveConnectionEntity.query.primary({ studioId }).go({ pages: 'all', consistent: true }),
  );
  const ended = data.filter((connection) => which === 'all' || connection.sessionId === sessionId);
  await Promise.all(ended.map(({ connectionId }) => endConnection(connectionId, now)));
  return ended.length;
}

async function endConnection(connectionId: string, now: Date): Promise<void> {
  const { data } = await withSystem(() => LiveOwnerEntity.get({ connectionId }).go({ consistent: true }));
  if (!data) return;
  await forget(data);
  await withSystem(() => LiveOwnerEntity.put({ ...data, endsAt: now.toISOString() }).go());
}

export interface ConnectionOwner {
  readonly connectionId: string;
  readonly studioId: string;
  readonly team: boolean;
}

/** Connections that are not closed yet and have to end after an instant, or by it, the earliest first. */
export const readOwners = (
  which: 'by' | 'after',
  at: Date,
  itemsMax: number,
): Promise<readonly ConnectionOwner[]> =>
  withSystem(async () => {
    const endsAt = at.toISOString();
    const { open } = LiveOwnerEntity.query;
    const query = which === 'by' ? open({}).lte({ endsAt }) : open({}).gt({ endsAt });
    return (await query.go({ limit: itemsMax })).data;
  });

/** The ids of a studio's connections that are still within their time. */
export const readOpenConnections = (studioId: string, nowSeconds: number): Promise<string[]> =>
  withStudio(studioId, async () =>
    withinTime(
      (await LiveConnectionEntity.query.primary({ studioId }).go({ pages: 'all' })).data,
      nowSeconds,
    ),
  );

/** The ids of the team's connections that are still within their time. */
export const readTeamConnections = (nowSeconds: number): Promise<string[]> =>
  withSystem(async () =>
    withinTime((await LiveTeamConnectionEntity.query.primary({}).go({ pages: 'all' })).data, nowSeconds),
  );

const withinTime = (
  open: readonly { readonly connectionId: string; readonly expiresAtSeconds: number }[],
  nowSeconds: number,
): string[] =>
  open
    .filter(({ expiresAtSeconds }) => expiresAtSeconds > nowSeconds)
    .map(({ connectionId }) => connectionId);
