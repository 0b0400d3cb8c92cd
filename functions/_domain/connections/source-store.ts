import type { SourceKind } from '#shared/contracts/integrations/source.ts';
import { present } from '#functions/_platform/present.ts';
import { SourceEntity } from '#functions/_data/connections/source.ts';
import { SystemCredentialEntity } from '#functions/_data/connections/system-credential.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import type { StudioSource } from './source.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** All sources that a studio has ever chosen. */
export async function readSources(table: StudioTable, studioId: string): Promise<StudioSource[]> {
  return (await table.of(SourceEntity).query.primary({ studioId }).go({ consistent: true })).data;
}

export async function readSource(
  table: StudioTable,
  studioId: string,
  kind: SourceKind,
): Promise<StudioSource | undefined> {
  return (await table.of(SourceEntity).get({ studioId, kind }).go({ consistent: true })).data ?? undefined;
}

/** The encrypted credentials of a studio system; undefined if none are stored. */
export async function readSealedSystem(
  table: StudioTable,
  studioId: string,
  system: SourceKind,
): Promise<string | undefined> {
  const { data } = await table.of(SystemCredentialEntity).get({ studioId, system }).go({ consistent: true });
  return data?.sealed;
}

export interface SourceChange {
  readonly studioId: string;
  readonly kind: SourceKind;
  /** The source after the change. Undefined if it is deleted. */
  readonly after: StudioSource | undefined;
  /** The source before the change. */
  readonly before: StudioSource | undefined;
  /** New credentials that replace the old ones. Null deletes the old ones; if absent, they stay. */
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

interface SourceChanged {
  readonly kind: 'source-changed';
  readonly change: SourceChange;
}

const sourceWrite = ({ studioId, kind, after, before }: SourceChange): Write => {
  const sources = writerOf(SourceEntity);
  return (after ? sources.put({ studioId, ...present(after) }) : sources.delete({ studioId, kind }))
    .where((item, { eq, notExists }) =>
      before
        ? [
            eq(item.status, before.status),
            eq(item.approvalStatus, before.approvalStatus),
            eq(item.requestedAt, before.requestedAt),
          ].join(' AND ')
        : notExists(item.kind),
    )
    .commit();
};

function credentialWrites({ studioId, kind, sealed, audit }: SourceChange): Write[] {
  const key = { studioId, system: kind };
  const credentials = writerOf(SystemCredentialEntity);
  if (sealed === undefined) return [];
  return sealed === null
    ? [credentials.delete(key).commit()]
    : [credentials.put({ ...key, sealed, sealedAt: audit.at }).commit()];
}

export const sourceDerivers: Derivers<SourceChanged> = {
  'source-changed': ({ change }) => ({
    items: [sourceWrite(change), ...credentialWrites(change)],
    audit: { studioId: change.studioId, ...change.audit, subject: change.kind },
  }),
};

/** Stores a change and its audit row, or neither if the source has changed since it was read. */
export const storeSource = (table: StudioTable, change: SourceChange): Promise<boolean> =>
  committed(table, sourceDerivers, [{ kind: 'source-changed', change }]);
