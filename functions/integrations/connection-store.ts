import { createWriteTransaction } from 'electrodb';
import { AuditEntity } from '../_data/audit.ts';
import { ConnectionEntity } from '../_data/connection.ts';
import { CredentialEntity } from '../_data/credential.ts';
import type { Connected } from './catalogue.ts';

/** A studio's connections, one for each marketplace at most. */
export async function readConnections(studioId: string): Promise<Connected[]> {
  const { data } = await ConnectionEntity.query.primary({ studioId }).go({ consistent: true });
  return data;
}

export interface NewConnection {
  readonly studioId: string;
  readonly connection: Connected;
  /** Absent where there is nothing to sign in to. */
  readonly sealed: string | undefined;
  readonly audit: { readonly auditId: string; readonly correlationId: string };
}

/** Stores a connection and its sealed credentials, together or not at all. */
export async function storeConnection(given: NewConnection): Promise<boolean> {
  const { studioId, connection, sealed, audit } = given;
  const { marketplace, connectedAt: at } = connection;
  const entities = { connection: ConnectionEntity, credential: CredentialEntity, audit: AuditEntity };
  const { canceled } = await createWriteTransaction(entities, (write) => [
    write.connection.put({ studioId, ...connection }).commit(),
    ...(sealed === undefined
      ? []
      : [write.credential.put({ studioId, marketplace, sealed, sealedAt: at }).commit()]),
    write.audit
      .create({
        studioId,
        ...audit,
        at,
        actor: studioId,
        action: 'integrations.connectMarketplace',
        subject: marketplace,
      })
      .commit(),
  ]).go();
  return !canceled;
}
