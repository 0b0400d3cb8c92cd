import type { ImportField, ImportKind } from '#shared/contracts/imports/fields.ts';
import type { Analysis, ReadingPlan } from '#shared/contracts/imports/plan.ts';
import type { Remark } from '#shared/contracts/imports/remark.ts';
import { normalised, shortHash } from '#functions/_domain/classes/class-identity.ts';
import { present } from '#functions/_platform/present.ts';
import { remarksInAnalysis } from '../file/remarks-in-analysis.ts';

const signatureHexDigits = 32;
const shownCharactersMax = 120;
/** A plan that worked for an earlier import is nearly certain, but another export may write its dates differently. */
const rememberedConfidenceMin = 0.95;

/** A digest that is equal for files with the same columns, even if their names and lengths differ. */
export const signatureOf = (
  kind: ImportKind,
  { csvColumns, headerRow }: { readonly csvColumns: readonly string[]; readonly headerRow: number },
): string =>
  shortHash(
    signatureHexDigits,
    kind,
    headerRow === 0 ? 'no header' : 'header',
    ...csvColumns.map((column) => normalised(column)),
  );

/** The part of a plan that also applies to the next file. Repairs concern rows of this file only. */
export function withoutRepairs(plan: ReadingPlan): ReadingPlan {
  const { repairs: _repairs, ...others } = plan;
  return others;
}

const leftOutRemarks: readonly Remark['code'][] = ['classes-left-out', 'bookings-left-out'];

const placeFields: readonly ImportField[] = ['booked_places', 'extra_guests'];

/** Columns with the places of bookings that a plan does not read. It may be older than these fields. */
function unreadPlaces({ plan, csvColumns }: Analysis, { columns }: ReadingPlan): Remark[] {
  if (columns.flat().some((field) => placeFields.includes(field))) return [];
  return plan.columns.flatMap((fields, at): Remark[] =>
    fields.some((field) => placeFields.includes(field)) && columns[at]?.length === 0
      ? [{ code: 'places-as-one', column: csvColumns[at] ?? '' }]
      : [],
  );
}

/** A plan whose owner ignores the status leaves no row out because of it, and one may ignore the number of places. */
function remarksOn(found: Analysis, plan: ReadingPlan): Remark[] {
  const read = plan.columns.flat();
  const without = [
    ...(read.includes('status') ? [] : leftOutRemarks),
    ...(read.includes('booked_places') ? [] : ['guests-as-places']),
  ];
  const remarks = (found.remarks ?? []).filter(({ code }) => !without.includes(code));
  return [...remarks, ...unreadPlaces(found, plan)];
}

/** The analysis with the plan that was last confirmed, if there is one. */
export function withRememberedPlan(found: Analysis, remembered: ReadingPlan | undefined): Analysis {
  if (remembered?.columns.length !== found.csvColumns.length) return found;
  const { openDates, ...others } = found;
  return {
    ...others,
    // The owner answered last time whether the day or the month comes first.
    ...(openDates && remembered.dateFormat === null ? { openDates } : {}),
    // Which amounts are for each place follows from the titles, which are the same.
    plan: present({ ...remembered, perPlaceColumns: found.plan.perPlaceColumns }),
    origin: 'remembered',
    confidence: Math.max(found.confidence, rememberedConfidenceMin),
    ...remarksInAnalysis([{ code: 'as-last-time' }, ...remarksOn(found, remembered)]),
  };
}

const short = (text: string): string =>
  text.length > shownCharactersMax ? `${text.slice(0, shownCharactersMax)}…` : text;

function shortRemark(remark: Remark): Remark {
  if ('others' in remark)
    return { ...remark, column: short(remark.column), others: remark.others.map(short) };
  return 'column' in remark ? { ...remark, column: short(remark.column) } : remark;
}

/**
 * Shortens titles and cells to what a screen shows. The full texts of two hundred columns would not fit into an item.
 */
export const withShortTexts = (analysis: Analysis): Analysis => ({
  ...analysis,
  ...remarksInAnalysis((analysis.remarks ?? []).map(shortRemark)),
  csvColumns: analysis.csvColumns.map(short),
  previewRows: analysis.previewRows.map((row) => row.map(short)),
  ...(analysis.openDates ? { openDates: analysis.openDates.map(short) } : {}),
});
