import { createWriteTransaction } from 'electrodb';
import type { SourceKind } from '../../shared/contracts/integrations/source.ts';
import { AuditEntity } from '../_data/audit.ts';
import { SourceEntity } from '../_data/source.ts';
import type { Source } from './source.ts';

/** Every source that a studio ever chose. */
export async function readSources(studioId: string): Promise<Source[]> {
  return (await SourceEntity.query.primary({ studioId }).go({ consistent: true })).data;
}

export async function readSource(studioId: string, kind: SourceKind): Promise<Source | undefined> {
  return (await SourceEntity.get({ studioId, kind }).go({ consistent: true })).data ?? undefined;
}

export interface ChosenSource {
  readonly studioId: string;
  readonly source: Source;
  /** What stood when the choice was made. */
  readonly before: Source | undefined;
  readonly audit: { readonly auditId: string; readonly at: string; readonly correlationId: string };
}

/** Stores a choice and says so in the audit trail, or does neither where the source changed since it was read. */
export async function storeSource({ studioId, source, before, audit }: ChosenSource): Promise<boolean> {
  const { notes, ...described } = source;
  const entities = { source: SourceEntity, audit: AuditEntity };
  const { canceled } = await createWriteTransaction(entities, (write) => [
    write.source
      .put({ studioId, ...described, ...(notes !== undefined && { notes }) })
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
    write.audit
      .create({
        studioId,
        ...audit,
        actor: studioId,
        action: 'integrations.chooseSource',
        subject: source.kind,
      })
      .commit(),
  ]).go();
  return !canceled;
}
