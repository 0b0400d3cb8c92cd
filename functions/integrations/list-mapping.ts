import * as z from 'zod';
import { listMapping, mappingPageItemsMax } from '#shared/contracts/integrations/list-mapping.ts';
import { addLocalDays, dayRangeUtc, instantToLocal } from '#shared/core/time/zone.ts';
import type { Pages } from '#functions/_platform/cursor.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { classesBetween } from '#functions/_domain/places/decisions/optimizer-store.ts';
import { readHealth } from '#functions/_domain/connections/health-store.ts';
import { pageOfListings, type StoredListing } from '#functions/_domain/connections/listing-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { choiceOf, mappingRowOf } from './mapping-view.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The start of a listing and its id: the position where a page ended. */
const place = z.string().regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z#./);

function afterOf(list: Pages, now: Date): { startsAt: string; listingId: string } {
  const [startsAt = '', ...id] = (list.from(place) ?? '').split('#');
  return startsAt === ''
    ? { startsAt: now.toISOString(), listingId: '' }
    : { startsAt, listingId: id.join('#') };
}

/** Every class on the days for which the page contains a listing. */
async function classesOfDays(
  table: StudioTable,
  studioId: string,
  page: readonly StoredListing[],
  timezone: string,
) {
  const dayOf = ({ startsAt }: StoredListing): string => instantToLocal(startsAt, timezone).date;
  const days = new Set(page.map(dayOf));
  const [first, last] = [page.at(0), page.at(-1)];
  if (!first || !last) return [];
  const range = dayRangeUtc(dayOf(first), addLocalDays(dayOf(last), 1), timezone);
  const classes = await classesBetween(table, studioId, range);
  return classes.filter(({ localDate }) => days.has(localDate));
}

export const handler = httpOperation(
  listMapping,
  {},
  async ({ table, input, caller: { studioId }, deps, pages }) => {
    const list = pages();
    const { integrationId: marketplace, state } = input;
    const after = afterOf(list, deps.clock.now());
    const [{ timezone }, { mappedAt }, found] = await Promise.all([
      readStudio(table, studioId),
      readHealth(table, studioId, marketplace),
      pageOfListings(table, { studioId, marketplace }, state, after, mappingPageItemsMax + 1),
    ]);
    const page = found.slice(0, mappingPageItemsMax);
    const classes = await classesOfDays(table, studioId, page, timezone);
    const byId = new Map(classes.map((cls) => [cls.classId, cls]));
    const last = page.at(-1);
    return {
      rows: page.map((one) => mappingRowOf(one, byId.get(one.classId ?? ''), timezone)),
      choices: classes.map(choiceOf),
      timezone,
      readAt: mappedAt ?? null,
      cursor: list.next(
        found.length > page.length && last ? `${last.startsAt}#${last.listingId}` : undefined,
      ),
    };
  },
);
