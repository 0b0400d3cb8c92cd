/** The purpose of a secret. A function may open secrets of the purposes in its grant, and no others. */
export type SealPurpose = 'credentials' | 'system' | 'gmail' | 'webhook';

/** The context that a sealed value is bound to. Opening needs the same context again. It holds nothing secret. */
export interface SealContext {
  readonly studioId: string;
  readonly integrationId: string;
  readonly purpose: SealPurpose;
}

export interface SealingKeys {
  /** Encrypts with a new data key; the result contains everything that is needed for decryption. */
  seal(plain: string, context: SealContext): Promise<string>;
}

export interface OpeningKeys {
  open(sealed: string, context: SealContext): Promise<string>;
}
