/** A count of what needs a person: what is beyond is said as this many and more. */
export const needsCountMax = 20;
