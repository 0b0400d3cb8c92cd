/** What a secret is for: a function may open what is sealed for the purposes of its grant, and nothing else. */
export type SealPurpose = 'credentials' | 'system' | 'gmail' | 'webhook';

/** What a sealed value is bound to. It must be given again, the same, to open it. Holds nothing secret. */
export interface SealContext {
  readonly studioId: string;
  readonly integrationId: string;
  readonly purpose: SealPurpose;
}

export interface SealingKeys {
  /** Encrypts under a data key of its own; the answer holds all that opening needs. */
  seal(plain: string, context: SealContext): Promise<string>;
}

export interface OpeningKeys {
  open(sealed: string, context: SealContext): Promise<string>;
}
