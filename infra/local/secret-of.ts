/** Gives a secret by its name, and makes it where there is none yet. */
export type SecretOf = (name: string, make: () => string) => string;

/** Makes each secret anew. */
export const anySecret: SecretOf = (_name, make) => make();
