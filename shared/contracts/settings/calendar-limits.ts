/** The most days, or ranges of days, that one studio marks. What ended long ago makes room by itself. */
export const markedDaysMax = 200;
/** The longest range of days. */
export const markedRangeDaysMax = 92;
