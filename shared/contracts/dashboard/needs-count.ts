/** The highest count shown of things that need a person; more is shown as this many and more. */
export const needsCountMax = 20;
