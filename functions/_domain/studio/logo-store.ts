import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { LogoEntity } from '#functions/_data/studio/logo.ts';
import type { Tables, SystemTable } from '#functions/_platform/ports/table.ts';

export interface SharedLogo {
  readonly integrationId: string;
  readonly path: string;
  readonly uploadedAt: string;
}

interface Audit {
  readonly auditId: string;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly correlationId: string;
}

/** Records the logo file of an integration. An audit row that names the uploader is written first. */
export async function storeSharedLogo(
  tables: Tables,
  logo: SharedLogo,
  studioId: string,
  audit: Audit,
): Promise<void> {
  await tables
    .forStudio(studioId)
    .of(AuditEntity)
    .create({ studioId, ...audit })
    .go();
  await tables.acrossStudios
    .of(LogoEntity)
    .put({ ...logo })
    .go();
}

/** Reads the URL of each integration's logo, by the integration's id. Integrations without a logo are left out. */
export async function readSharedLogos(acrossStudios: SystemTable): Promise<ReadonlyMap<string, string>> {
  const { data } = await acrossStudios.of(LogoEntity).query.primary({}).go();
  return new Map(data.map(({ integrationId, path }) => [integrationId, path]));
}
