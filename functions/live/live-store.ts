import { isConditionFailure } from '../_data/conditions.ts';
import { withStudio, withSystem } from '../_data/keys.ts';
import { LiveConnectionEntity, LiveOwnerEntity, LiveTicketEntity } from '../_data/live.ts';

export interface NewTicket {
  readonly hash: string;
  readonly studioId: string;
  readonly expiresAtSeconds: number;
}

export const storeTicket = ({ hash, studioId, expiresAtSeconds }: NewTicket): Promise<void> =>
  withSystem(async () => {
    await LiveTicketEntity.create({ ticketHash: hash, studioId, expiresAtSeconds }).go();
  });

/** Takes a ticket out of the table: whoever gets its studio is the only one who does. */
export const spendTicket = (hash: string, nowSeconds: number): Promise<string | undefined> =>
  withSystem(async () => {
    try {
      const { data } = await LiveTicketEntity.remove({ ticketHash: hash })
        .where((ticket, { gt }) => gt(ticket.expiresAtSeconds, nowSeconds))
        .go({ response: 'all_old' });
      return data?.studioId;
    } catch (error) {
      if (isConditionFailure(error)) return undefined;
      throw error;
    }
  });

export interface OpenConnection {
  readonly studioId: string;
  readonly connectionId: string;
  readonly openedAt: string;
  readonly expiresAtSeconds: number;
}

export async function storeConnection(connection: OpenConnection): Promise<void> {
  const { studioId, connectionId, expiresAtSeconds } = connection;
  await withSystem(() => LiveOwnerEntity.put({ connectionId, studioId, expiresAtSeconds }).go());
  await withStudio(studioId, () => LiveConnectionEntity.put(connection).go());
}

/** Forgets a connection of which only the id is known; one already forgotten is fine. */
export async function removeConnection(connectionId: string): Promise<void> {
  const { data } = await withSystem(() =>
    LiveOwnerEntity.delete({ connectionId }).go({ response: 'all_old' }),
  );
  if (!data) return;
  const { studioId } = data;
  await withStudio(studioId, () => LiveConnectionEntity.delete({ studioId, connectionId }).go());
}

/** The ids of a studio's connections that are still within their time. */
export const readOpenConnections = (studioId: string, nowSeconds: number): Promise<string[]> =>
  withStudio(studioId, async () => {
    const { data } = await LiveConnectionEntity.query.primary({ studioId }).go({ pages: 'all' });
    return data
      .filter(({ expiresAtSeconds }) => expiresAtSeconds > nowSeconds)
      .map(({ connectionId }) => connectionId);
  });
