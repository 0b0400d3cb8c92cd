/** Changes of a class end this long before it starts. */
export const cutOffHours = 12;

/** Classes are decided from this long before they start. */
export const openHours = 14 * 24;
