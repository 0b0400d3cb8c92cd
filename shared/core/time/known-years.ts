/** Years outside of these are treated as mistakes; they are well within the calendar's own limits. */
export const yearMin = 1900;
export const yearMax = 2999;

/** Whether a date or an instant, both beginning with `YYYY-`, is in a year that a studio can mean. */
export function isInKnownYears(isoText: string): boolean {
  const year = Number(/^(\d{4})-/.exec(isoText)?.[1]);
  return year >= yearMin && year <= yearMax;
}

/** The objection to another year. It follows the name of the field. */
export const knownYearsRefusal = `must lie in the years ${yearMin} to ${yearMax}`;
