/** Returns a secret by its name, and creates it if there is none yet. */
export type SecretOf = (name: string, make: () => string) => string;

/** Creates a new secret every time. */
export const anySecret: SecretOf = (_name, make) => make();
