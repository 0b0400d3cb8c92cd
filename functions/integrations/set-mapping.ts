import { Failure } from '#shared/contracts/failure.ts';
import { setMapping } from '#shared/contracts/integrations/set-mapping.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { listedAs } from '#functions/_domain/connections/link-listings.ts';
import {
  readListingOf,
  storeListing,
  storeNameLink,
  type StoredListing,
} from '#functions/_domain/connections/listing-store.ts';
import { findClass } from '#functions/_domain/classes/class-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { mappingRowOf } from './mapping-view.ts';
import { followLink, linkAgain, listingToChange, mappingChangedMeanwhile } from './mapping-change.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const refuse = (message: string) =>
  new Failure('invalid-input', message, [{ path: 'body.classId', message }]);

/** The class that a listing may be linked to. */
async function classFor(
  table: StudioTable,
  studioId: string,
  { startsAt }: StoredListing,
  classId: string,
  now: Date,
) {
  const cls = await findClass(table, studioId, classId);
  if (!cls) throw refuse('There is no such class.');
  if (cls.startsAt <= now.toISOString()) throw refuse('The class has begun.');
  if (Math.abs(Date.parse(cls.startsAt) - Date.parse(startsAt)) > dayMs)
    throw refuse('The class is on another day.');
  return cls;
}

const dayMs = 24 * 3_600_000;

export const handler = httpOperation(
  setMapping,
  {},
  async ({ table, input, caller: { studioId }, deps, correlationId }) => {
    const { integrationId: marketplace, listingId, classId, everyOfName } = input;
    const whose = { studioId, marketplace };
    const now = deps.clock.now();
    const listing = await listingToChange(table, whose, listingId, now);
    const cls = classId === null ? undefined : await classFor(table, studioId, listing, classId, now);
    const other = cls && (await readListingOf(table, whose, cls.classId));
    if (other && other.listingId !== listingId)
      await storeListing(table, whose, other, {
        ...other,
        state: 'unlinked',
        linkedBy: undefined,
        classId: undefined,
      });
    const linked = {
      ...listing,
      state: cls ? ('linked' as const) : ('left-out' as const),
      linkedBy: 'hand' as const,
      classId: cls?.classId,
    };
    const by = {
      action: 'integrations.setMapping',
      auditId: deps.ids.next(),
      at: now.toISOString(),
      correlationId,
    } as const;
    if (!(await storeListing(table, whose, listing, linked, by))) throw mappingChangedMeanwhile();
    if (cls) await followLink(table, whose, [cls.classId], now);
    if (everyOfName) {
      await storeNameLink(table, whose, { listedAs: listedAs(listing.name), className: cls?.className });
      await linkAgain(table, whose, now, deps.logger);
    }
    const { timezone } = await readStudio(table, studioId);
    return mappingRowOf(linked, cls, timezone);
  },
);
