/** Years outside this range are treated as mistakes; it is well within the calendar's own limits. */
export const yearMin = 1900;
export const yearMax = 2999;

/** Whether a date or an instant, both beginning with `YYYY-`, is in a plausible year. */
export function isInKnownYears(isoText: string): boolean {
  const year = Number(/^(\d{4})-/.exec(isoText)?.[1]);
  return year >= yearMin && year <= yearMax;
}

/** The reason for refusing another year. It follows the name of the field. */
export const knownYearsRefusal = `must lie in the years ${yearMin} to ${yearMax}`;
