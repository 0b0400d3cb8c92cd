/** Returns a secret by name, and creates it if it does not exist. */
export type SecretOf = (name: string, make: () => string) => string;

/** Creates a new secret every time. */
export const anySecret: SecretOf = (_name, make) => make();
