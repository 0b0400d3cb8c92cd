/** The longest value that all rows of a file share. */
export const sharedValueCharactersMax = 200;
