/** The error for a valid file that could not be imported completely. */
export const changedMeanwhile =
  'These classes were changed at the same time. Send the file again: rows that are already saved stay as they are.';
