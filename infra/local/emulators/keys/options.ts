import type { SetOutage } from '../_shared/outage.ts';
import type { EncryptionContext } from './seal.ts';

export type KeySpec = {
  keyId: string;
  /** Each with its prefix alias/. */
  aliases?: string[];
};
type AuthorizeKeyCall = {
  accessKeyId: string;
  /** The action by its IAM name, as in kms:Decrypt. */
  action: string;
  keyArn: string;
  encryptionContext: EncryptionContext;
};
export type KeysOptions = {
  /** Folder that keeps the keys' material. */
  dir: string;
  keys: KeySpec[];
  now: () => Date;
  port?: number;
  region?: string;
  accountId?: string;
  /** True, or the sentence of the AccessDeniedException. */
  authorize?: (call: AuthorizeKeyCall) => true | string;
};
export type KeysEmulator = {
  url: string;
  close: () => Promise<void>;
  setEnabled: (keyId: string, isEnabled: boolean) => void;
  setOutage: SetOutage;
};
