import { clearMapping } from '#shared/contracts/integrations/clear-mapping.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { listedAs } from '#functions/_domain/connections/link-listings.ts';
import { removeNameLink, storeListing } from '#functions/_domain/connections/listing-store.ts';
import { findClass } from '#functions/_domain/classes/class-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { mappingChangedMeanwhile, linkAgain, listingToChange } from './mapping-change.ts';
import { mappingRowOf } from './mapping-view.ts';

export const handler = httpOperation(
  clearMapping,
  {},
  async ({ table, input, caller: { studioId }, deps, correlationId }) => {
    const { integrationId: marketplace, listingId } = input;
    const whose = { studioId, marketplace };
    const now = deps.clock.now();
    const listing = await listingToChange(table, whose, listingId, now);
    const forgotten = { ...listing, state: 'unlinked' as const, linkedBy: undefined, classId: undefined };
    const by = {
      action: 'integrations.clearMapping',
      auditId: deps.ids.next(),
      at: now.toISOString(),
      correlationId,
    } as const;
    if (!(await storeListing(table, whose, listing, forgotten, by))) throw mappingChangedMeanwhile();
    await removeNameLink(table, whose, listedAs(listing.name));
    await linkAgain(table, whose, now, deps.logger);
    const after = await listingToChange(table, whose, listingId, now);
    const cls = after.classId === undefined ? null : await findClass(table, studioId, after.classId);
    const { timezone } = await readStudio(table, studioId);
    return mappingRowOf(after, cls, timezone);
  },
);
