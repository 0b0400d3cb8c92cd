/** The instant at which a class starts, from its id: `20261123T1300Z-…`. */
export const startOf = (classId: string): string => {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)Z/.exec(classId) ?? [];
  return `${year}-${month}-${day}T${hour}:${minute}:00.000Z`;
};

/**
 * The beginning of the ids of all classes that start in this minute: `20261123T1300Z`. Ids are ordered by the start of
 * their class.
 *
 * @param instant ISO 8601, UTC
 */
export const idStartOf = (instant: string): string => `${instant.slice(0, 16).replaceAll(/[-:]/g, '')}Z`;

const startCharacters = 14;

/** The beginning of a class's id, which `idStartOf` makes from the start of the class: `20261123T1300Z`. */
export const startInId = (classId: string): string => classId.slice(0, startCharacters);

/** A range of class starts, as instants. The end is excluded. */
export interface StartRange {
  readonly fromUtc: string;
  readonly toUtc: string;
}

/** The months (UTC) that a range touches, as ids of classes begin with them: `202611`. */
export function monthsOf({ fromUtc, toUtc }: StartRange): string[] {
  const months: string[] = [];
  const at = new Date(`${fromUtc.slice(0, 7)}-01T00:00:00Z`);
  for (; at.toISOString() < toUtc; at.setUTCMonth(at.getUTCMonth() + 1))
    months.push(at.toISOString().slice(0, 7).replace('-', ''));
  return months;
}
