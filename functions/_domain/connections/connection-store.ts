import { createWriteTransaction } from 'electrodb';
import type { Marketplace } from '#shared/contracts/channels.ts';
import { defaultGuidelines } from '#shared/contracts/integrations/guidelines.ts';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { ConnectionEntity } from '#functions/_data/connections/connection.ts';
import { CredentialEntity } from '#functions/_data/connections/credential.ts';
import { transacted } from '#functions/_data/table/transact.ts';
import type { Connected } from './catalogue.ts';

type Row = Omit<Connected, 'guidelines'> & Partial<Pick<Connected, 'guidelines'>>;

const connectedOf = ({ guidelines = defaultGuidelines, ...row }: Row): Connected => ({ ...row, guidelines });

/** A studio's connections, one for each marketplace at most. */
export async function readConnections(studioId: string): Promise<Connected[]> {
  const { data } = await ConnectionEntity.query.primary({ studioId }).go({ consistent: true });
  return data.map(connectedOf);
}

/** The connections that stand now. */
export const readConnected = async (studioId: string): Promise<Connected[]> =>
  (await readConnections(studioId)).filter(({ status }) => status === 'connected');

/** The marketplaces that are connected now. */
export const connectedMarketplaces = async (studioId: string): Promise<Marketplace[]> =>
  (await readConnected(studioId)).map(({ marketplace }) => marketplace);

export async function readConnection(
  studioId: string,
  marketplace: Marketplace,
): Promise<Connected | undefined> {
  const { data } = await ConnectionEntity.get({ studioId, marketplace }).go({ consistent: true });
  return data ? connectedOf(data) : undefined;
}

interface Audit {
  readonly auditId: string;
  readonly at: string;
  readonly correlationId: string;
}

export interface NewConnection {
  readonly studioId: string;
  readonly connection: Connected;
  /** Absent where there is nothing to sign in to. */
  readonly sealed: string | undefined;
  readonly audit: Audit;
}

const entities = { connection: ConnectionEntity, credential: CredentialEntity, audit: AuditEntity };

/** Stores a connection and its sealed credentials, together or not at all. */
export async function storeConnection(given: NewConnection): Promise<boolean> {
  const { studioId, connection, sealed, audit } = given;
  const { marketplace, connectedAt: sealedAt } = connection;
  const transaction = createWriteTransaction(entities, (write) => [
    write.connection.put({ studioId, ...connection, guidelines: { ...connection.guidelines } }).commit(),
    ...(sealed === undefined
      ? []
      : [write.credential.put({ studioId, marketplace, sealed, sealedAt }).commit()]),
    write.audit
      .create({
        studioId,
        ...audit,
        actor: studioId,
        action: 'integrations.connectMarketplace',
        subject: marketplace,
      })
      .commit(),
  ]);
  return !(await transacted(() => transaction.go())).canceled;
}

export interface ConnectionChange {
  readonly studioId: string;
  readonly before: Connected;
  readonly audit: Audit;
}

/** Stores other terms of a connection that is still the one that was read. */
export async function storeTerms(
  { studioId, before, audit }: ConnectionChange,
  after: Pick<Connected, 'revenuePerBookingMinor' | 'noShowPayPercent' | 'guidelines'>,
): Promise<boolean> {
  const { marketplace, connectedAt } = before;
  const transaction = createWriteTransaction(entities, (write) => [
    write.connection
      .patch({ studioId, marketplace })
      .set({ ...after, guidelines: { ...after.guidelines } })
      .where((item, { eq }) => `${eq(item.status, 'connected')} AND ${eq(item.connectedAt, connectedAt)}`)
      .commit(),
    write.audit
      .create({
        studioId,
        ...audit,
        actor: studioId,
        action: 'integrations.updateTerms',
        subject: marketplace,
      })
      .commit(),
  ]);
  return !(await transacted(() => transaction.go())).canceled;
}

/** Ends a connection that is still the one that was read, and deletes its credentials. */
export async function storeDisconnection({ studioId, before, audit }: ConnectionChange): Promise<boolean> {
  const { marketplace, connectedAt } = before;
  const transaction = createWriteTransaction(entities, (write) => [
    write.connection
      .patch({ studioId, marketplace })
      .set({ status: 'disconnected' })
      .where((item, { eq }) => `${eq(item.status, 'connected')} AND ${eq(item.connectedAt, connectedAt)}`)
      .commit(),
    write.credential.delete({ studioId, marketplace }).commit(),
    write.audit
      .create({
        studioId,
        ...audit,
        actor: studioId,
        action: 'integrations.disconnectMarketplace',
        subject: marketplace,
      })
      .commit(),
  ]);
  return !(await transacted(() => transaction.go())).canceled;
}
