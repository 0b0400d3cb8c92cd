import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { withStudio, withSystem } from '#functions/_data/table/keys.ts';
import { LogoEntity } from '#functions/_data/studio/logo.ts';

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

/** Notes which file is the logo of an integration, and first who said so. */
export async function storeSharedLogo(logo: SharedLogo, studioId: string, audit: Audit): Promise<void> {
  await withStudio(studioId, () => AuditEntity.create({ studioId, ...audit }).go());
  await withSystem(() => LogoEntity.put({ ...logo }).go());
}

/** Where each integration's logo is, by its id; those without one are not in it. */
export async function readSharedLogos(): Promise<ReadonlyMap<string, string>> {
  const { data } = await withSystem(() => LogoEntity.query.primary({}).go());
  return new Map(data.map(({ integrationId, path }) => [integrationId, path]));
}
