/** Maximum number of marks per studio, each a day or a range of days. Marks of long ago are removed automatically. */
export const markedDaysMax = 200;
/** The longest range of days. */
export const markedRangeDaysMax = 92;
