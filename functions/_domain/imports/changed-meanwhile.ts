/** Why a file was not imported completely although nothing is wrong with it. */
export const changedMeanwhile =
  'These classes were changed at the same time. Send the file again: what is in already stays as it is.';
