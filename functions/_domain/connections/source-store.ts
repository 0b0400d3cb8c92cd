import { createWriteTransaction } from 'electrodb';
import type { SourceKind } from '#shared/contracts/integrations/source.ts';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { present } from '#functions/_platform/present.ts';
import { SourceEntity } from '#functions/_data/connections/source.ts';
import { SystemCredentialEntity } from '#functions/_data/connections/system-credential.ts';
import { transacted } from '#functions/_data/table/transact.ts';
import type { Source } from './source.ts';

/** Every source that a studio ever chose. */
export async function readSources(studioId: string): Promise<Source[]> {
  return (await SourceEntity.query.primary({ studioId }).go({ consistent: true })).data;
}

export async function readSource(studioId: string, kind: SourceKind): Promise<Source | undefined> {
  return (await SourceEntity.get({ studioId, kind }).go({ consistent: true })).data ?? undefined;
}

/** The sealed credentials of a studio system; undefined where none are stored. */
export async function readSealedSystem(studioId: string, system: SourceKind): Promise<string | undefined> {
  const { data } = await SystemCredentialEntity.get({ studioId, system }).go({ consistent: true });
  return data?.sealed;
}

export interface SourceChange {
  readonly studioId: string;
  readonly kind: SourceKind;
  /** What stands from now on; undefined: it is deleted. */
  readonly after: Source | undefined;
  /** What stood when the change was made. */
  readonly before: Source | undefined;
  /** Credentials that take the place of the old ones; null: they are deleted; absent: they stay. */
  readonly sealed?: string | null;
  readonly audit: {
    readonly auditId: string;
    readonly at: string;
    readonly actor: string;
    readonly action: string;
    readonly note?: string;
    readonly correlationId: string;
  };
}

const entities = { source: SourceEntity, credential: SystemCredentialEntity, audit: AuditEntity };

/** Stores a change and says so in the audit trail, or does neither where the source changed since it was read. */
export async function storeSource(change: SourceChange): Promise<boolean> {
  const { studioId, kind, after, before, sealed, audit } = change;
  const key = { studioId, system: kind };
  const transaction = createWriteTransaction(entities, (write) => [
    (after ? write.source.put({ studioId, ...present(after) }) : write.source.delete({ studioId, kind }))
      .where((item, { eq, notExists }) =>
        before
          ? [
              eq(item.status, before.status),
              eq(item.approvalStatus, before.approvalStatus),
              eq(item.requestedAt, before.requestedAt),
            ].join(' AND ')
          : notExists(item.kind),
      )
      .commit(),
    ...(sealed === undefined
      ? []
      : [
          sealed === null
            ? write.credential.delete(key).commit()
            : write.credential.put({ ...key, sealed, sealedAt: audit.at }).commit(),
        ]),
    write.audit.create({ studioId, ...audit, subject: kind }).commit(),
  ]);
  return !(await transacted(() => transaction.go())).canceled;
}
