import type { Marketplace } from '#shared/contracts/channels.ts';
import { defaultGuidelines } from '#shared/contracts/integrations/guidelines.ts';
import { ConnectionEntity } from '#functions/_data/connections/connection.ts';
import { MarketplaceHealthEntity } from '#functions/_data/connections/marketplace-health.ts';
import { readRange } from '#functions/_data/read-together.ts';
import { CredentialEntity } from '#functions/_data/connections/credential.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { AuditRow, Derivers } from '#functions/_domain/commit/derived.ts';
import type { Connected } from './catalogue.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

type Row = Omit<Connected, 'guidelines'> & Partial<Pick<Connected, 'guidelines'>>;

/** A stored connection, with the default guidelines if it has none of its own. */
export const connectionOf = ({ guidelines = defaultGuidelines, ...row }: Row): Connected => ({
  ...row,
  guidelines,
});

/** How current a reading must be. A screen that only shows connections may miss a change of the last second. */
interface Reading {
  readonly consistent: boolean;
}

/** A studio's connections, at most one per marketplace. */
export async function readConnections(
  table: StudioTable,
  studioId: string,
  { consistent }: Reading = { consistent: true },
): Promise<Connected[]> {
  const { data } = await table.of(ConnectionEntity).query.primary({ studioId }).go({ consistent });
  return data.map(connectionOf);
}

/**
 * Keys of a studio's connections and of the health of its marketplaces, which are next to each other. They are only
 * shown, so they may be a moment old.
 */
const range = { partition: 'STUDIO', from: 'CONNECTION#', upTo: 'HEALTH#~', consistent: false };

/** Reads a studio's connections and the health of its marketplaces in one request. */
export async function readConnectionsAndHealths(table: StudioTable) {
  const { connections, healths } = await readRange(
    table,
    { connections: ConnectionEntity, healths: MarketplaceHealthEntity },
    range,
  );
  return { connections: connections.map(connectionOf), healths };
}

/** The current connections. */
export const readConnected = async (
  table: StudioTable,
  studioId: string,
  reading?: Reading,
): Promise<Connected[]> =>
  (await readConnections(table, studioId, reading)).filter(({ status }) => status === 'connected');

/** The marketplaces that are connected now. */
export const connectedMarketplaces = async (
  table: StudioTable,
  studioId: string,
  reading?: Reading,
): Promise<Marketplace[]> =>
  (await readConnected(table, studioId, reading)).map(({ marketplace }) => marketplace);

export async function readConnection(
  table: StudioTable,
  studioId: string,
  marketplace: Marketplace,
): Promise<Connected | undefined> {
  const { data } = await table.of(ConnectionEntity).get({ studioId, marketplace }).go({ consistent: true });
  return data ? connectionOf(data) : undefined;
}

interface Audit {
  readonly auditId: string;
  readonly at: string;
  readonly correlationId: string;
}

export interface NewConnection {
  readonly studioId: string;
  readonly connection: Connected;
  /** Absent if the marketplace has no sign-in. */
  readonly sealed: string | undefined;
  readonly audit: Audit;
}

/** The terms of a marketplace: its revenue per booking, and how its places are set. */
type NewTerms = Pick<Connected, 'revenuePerBookingMinor' | 'noShowPayPercent' | 'guidelines'>;

export type ConnectionChanged =
  | { readonly kind: 'marketplace-connected'; readonly given: NewConnection }
  | { readonly kind: 'terms-changed'; readonly change: ConnectionChange; readonly after: NewTerms }
  | { readonly kind: 'marketplace-disconnected'; readonly change: ConnectionChange };

const rowOf = (
  studioId: string,
  { marketplace }: Connected,
  action: 'connectMarketplace' | 'updateTerms' | 'disconnectMarketplace',
  audit: Audit,
): AuditRow => ({
  studioId,
  ...audit,
  actor: studioId,
  action: `integrations.${action}`,
  subject: marketplace,
});

/** The condition that a connection still exists and is still the one that was read. */
const standing = ({ studioId, before: { marketplace } }: ConnectionChange) =>
  writerOf(ConnectionEntity).patch({ studioId, marketplace });

export const connectionDerivers: Derivers<ConnectionChanged> = {
  'marketplace-connected': ({ given: { studioId, connection, sealed, audit } }) => {
    const { marketplace, connectedAt: sealedAt } = connection;
    return {
      items: [
        writerOf(ConnectionEntity)
          .put({ studioId, ...connection, guidelines: { ...connection.guidelines } })
          .commit(),
        ...(sealed === undefined
          ? []
          : [writerOf(CredentialEntity).put({ studioId, marketplace, sealed, sealedAt }).commit()]),
      ],
      audit: rowOf(studioId, connection, 'connectMarketplace', audit),
    };
  },
  'terms-changed': ({ change, after }) => ({
    items: [
      standing(change)
        .set({
          revenuePerBookingMinor: after.revenuePerBookingMinor,
          noShowPayPercent: after.noShowPayPercent,
          guidelines: { ...after.guidelines },
        })
        .where((item, { eq, notExists }) => {
          const { connectedAt, revenuePerBookingMinor, noShowPayPercent, guidelines } = change.before;
          const are = [
            eq(item.guidelines.enabled, guidelines.enabled),
            eq(item.guidelines.minHoursBeforeClass, guidelines.minHoursBeforeClass),
            eq(item.guidelines.lowOccupancyPercent, guidelines.lowOccupancyPercent),
            eq(item.guidelines.highOccupancyPercent, guidelines.highOccupancyPercent),
            eq(item.guidelines.priority, guidelines.priority),
            eq(item.guidelines.notes, guidelines.notes),
          ];
          return [
            eq(item.status, 'connected'),
            eq(item.connectedAt, connectedAt),
            eq(item.revenuePerBookingMinor, revenuePerBookingMinor),
            eq(item.noShowPayPercent, noShowPayPercent),
            // Guidelines that are not stored were read as the default ones.
            `(${notExists(item.guidelines)} OR (${are.join(' AND ')}))`,
          ].join(' AND ');
        })
        .commit(),
    ],
    audit: rowOf(change.studioId, change.before, 'updateTerms', change.audit),
  }),
  'marketplace-disconnected': ({ change }) => ({
    items: [
      standing(change)
        .set({ status: 'disconnected' })
        .where(
          (item, { eq }) =>
            `${eq(item.status, 'connected')} AND ${eq(item.connectedAt, change.before.connectedAt)}`,
        )
        .commit(),
      writerOf(CredentialEntity)
        .delete({ studioId: change.studioId, marketplace: change.before.marketplace })
        .commit(),
    ],
    audit: rowOf(change.studioId, change.before, 'disconnectMarketplace', change.audit),
  }),
};

/** Stores a connection and its encrypted credentials, or neither. */
export const storeConnection = (table: StudioTable, given: NewConnection): Promise<boolean> =>
  committed(table, connectionDerivers, [{ kind: 'marketplace-connected', given }]);

export interface ConnectionChange {
  readonly studioId: string;
  readonly before: Connected;
  readonly audit: Audit;
}

/** Stores new terms of a connection, if it and its terms are still those that were read. */
export const storeTerms = (table: StudioTable, change: ConnectionChange, after: NewTerms): Promise<boolean> =>
  committed(table, connectionDerivers, [{ kind: 'terms-changed', change, after }]);

/** Ends a connection, if it is still the one that was read, and deletes its credentials. */
export const storeDisconnection = (table: StudioTable, change: ConnectionChange): Promise<boolean> =>
  committed(table, connectionDerivers, [{ kind: 'marketplace-disconnected', change }]);
