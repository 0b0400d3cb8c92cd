import type { SetOutage } from '../_shared/outage.ts';
import type { EncryptionContext } from './seal.ts';

export type KeySpec = {
  keyId: string;
  /** Each alias with the prefix alias/. */
  aliases?: string[];
};
type AuthorizeKeyCall = {
  accessKeyId: string;
  /** The IAM name of the action, such as kms:Decrypt. */
  action: string;
  keyArn: string;
  encryptionContext: EncryptionContext;
};
export type KeysOptions = {
  /** The folder for the keys' material. */
  dir: string;
  keys: KeySpec[];
  now: () => Date;
  port?: number;
  region?: string;
  accountId?: string;
  /** True, or the message of the AccessDeniedException. */
  authorize?: (call: AuthorizeKeyCall) => true | string;
};
export type KeysEmulator = {
  url: string;
  close: () => Promise<void>;
  setEnabled: (keyId: string, isEnabled: boolean) => void;
  setOutage: SetOutage;
};
