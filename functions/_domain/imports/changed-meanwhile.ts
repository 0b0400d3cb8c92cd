/** Why a file was not taken in whole: nothing is wrong with it. */
export const changedMeanwhile =
  'These classes were changed at the same time. Send the file again: what is in already stays as it is.';
