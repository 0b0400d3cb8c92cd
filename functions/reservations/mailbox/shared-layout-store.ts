import { SharedLayoutEntity } from '#functions/_data/bookings/shared-layout.ts';
import { unpack } from '#functions/_data/table/packed.ts';
import type { StudioTable, SystemTable } from '#functions/_platform/ports/table.ts';
import type { MailLayout } from '#shared/core/mail/layouts/layout.ts';
import { storedLayout } from './stored-layout.ts';

/** The studio's table, and the shared table in which layouts are counted. */
export interface LayoutTables {
  readonly own: StudioTable;
  readonly acrossStudios: SystemTable;
}

/**
 * Reads the layouts that the team approved for a domain's mails. Layouts that this release cannot read are left out.
 */
export async function readSharedLayouts(table: SystemTable, domain: string): Promise<MailLayout[]> {
  const { data } = await table.of(SharedLayoutEntity).query.primary({ domain }).go();
  return data.flatMap(({ packed }) => (packed && storedLayout(unpack(packed))) ?? []);
}
