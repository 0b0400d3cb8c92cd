/** The most days, or ranges of days, that one studio may mark. Marks of long ago are removed automatically. */
export const markedDaysMax = 200;
/** The longest range of days. */
export const markedRangeDaysMax = 92;
