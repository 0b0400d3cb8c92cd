import { Failure } from '#shared/contracts/failure.ts';
import { currencyOf } from '#shared/core/money/money.ts';
import { dayRangeUtc, zonesAgree } from '#shared/core/time/zone.ts';
import { readCounters, readOuterDays } from '#functions/_domain/classes/counters-store.ts';
import type { PermitCheck } from '#functions/_domain/imports/import-permit-store.ts';
import { whileNothingIsImported } from '#functions/_domain/imports/while-nothing-is-imported.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { present } from '#functions/_platform/present.ts';
import type { StudioRow } from '#functions/_domain/studio/settings.ts';
import { readStudio, type SettingsChange } from '#functions/_domain/studio/studio-store.ts';

type Region = Pick<StudioRow, 'timezone' | 'currency'>;

const underWay = 'Data is being imported or cleared. Change the time zone or the currency when that is done.';

const refused = (field: keyof Region, message: string): Failure =>
  new Failure('conflict', message, [{ path: `body.${field}`, message }]);

/** The time zone and the currency in a change, if they differ from the stored ones. */
function newRegion(stored: Region, { timezone, currency }: SettingsChange): Partial<Region> {
  return present({
    timezone: timezone === stored.timezone ? undefined : timezone,
    currency: currency === stored.currency ? undefined : currency,
  });
}

const decimalsOf = (currency: string): number => currencyOf(currency).minorDigits;

/**
 * Refuses a change with which stored classes would have other local times, or stored amounts would be other numbers.
 *
 * @throws {Failure} `conflict`
 */
async function assertKeepsMeaning(
  table: StudioTable,
  studioId: string,
  stored: Region,
  { timezone, currency }: Partial<Region>,
): Promise<void> {
  const { classes } = await readCounters(table, studioId);
  if (classes === 0) return;
  const days = timezone === undefined ? undefined : await readOuterDays(table, studioId);
  if (timezone !== undefined && days) {
    const { fromUtc, toUtc } = dayRangeUtc(days.first, days.last, stored.timezone);
    if (!zonesAgree(stored.timezone, timezone, fromUtc, toUtc))
      throw refused(
        'timezone',
        `Your classes were imported with the time zone ${stored.timezone.replaceAll('_', ' ')}. To use another one, clear all data first, then change the time zone and import your files again.`,
      );
  }
  if (currency !== undefined && decimalsOf(currency) !== decimalsOf(stored.currency))
    throw refused(
      'currency',
      `Your amounts were imported in ${stored.currency}. Amounts in ${currency} have other decimals, so they would be wrong. To use it, clear all data first, then change the currency and import your files again.`,
    );
}

/**
 * Stores a change of settings. A change of the time zone or the currency is refused if the meaning of stored data depends
 * on it, and nothing is imported while it is checked and stored.
 *
 * @param store stores the change without what is already stored; it must apply the checks in the same transaction
 * @throws {Failure} `conflict`
 */
export async function keepingMeaning<R>(
  table: StudioTable,
  studioId: string,
  change: SettingsChange,
  deps: Pick<Base, 'clock' | 'ids'>,
  store: (region: Partial<Region>, checks: readonly PermitCheck[]) => Promise<R>,
): Promise<R> {
  if (change.timezone === undefined && change.currency === undefined) return store({}, []);
  const region = newRegion(await readStudio(table, studioId), change);
  if (Object.keys(region).length === 0) return store(region, []);
  return whileNothingIsImported(table, studioId, deps, underWay, async (checks) => {
    await assertKeepsMeaning(table, studioId, await readStudio(table, studioId), region);
    return store(region, checks);
  });
}
