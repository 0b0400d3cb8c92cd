/** The purpose of a secret. A function may open only secrets of the purposes in its grant. */
export type SealPurpose = 'credentials' | 'system' | 'gmail' | 'webhook';

/**
 * The context that an encrypted value is bound to. Decryption needs the same context again. It contains nothing
 * secret.
 */
export interface SealContext {
  readonly studioId: string;
  readonly integrationId: string;
  readonly purpose: SealPurpose;
}

export interface SealingKeys {
  /** Encrypts with a new data key. The result contains everything needed for decryption. */
  seal(plain: string, context: SealContext): Promise<string>;
}

export interface OpeningKeys {
  open(sealed: string, context: SealContext): Promise<string>;
}
