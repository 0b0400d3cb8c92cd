import { AwsError } from '../_shared/aws-json.ts';
import type { KeySpec, KeysOptions } from './options.ts';

export type Key = { keyId: string; arn: string; secret: Buffer; isEnabled: boolean };
export type KeyRing = {
  /** Finds a key by id, ARN or alias. Throws NotFoundException. */
  find: (name: string) => Key;
  /** Finds a key like `find`, and requires it to be enabled. */
  use: (name: string) => Key;
  setEnabled: (keyId: string, isEnabled: boolean) => void;
};

export function createKeyRing(
  { keys, region, accountId }: Required<Pick<KeysOptions, 'keys' | 'region' | 'accountId'>>,
  material: Map<string, Buffer>,
): KeyRing {
  const prefix = `arn:aws:kms:${region}:${accountId}:`;
  const byName = new Map<string, Key>();
  for (const { keyId, aliases = [] } of keys) {
    const secret = material.get(keyId);
    if (!secret) throw new Error(`Key ${keyId} has no material.`);
    const key = { keyId, arn: `${prefix}key/${keyId}`, secret, isEnabled: true };
    for (const name of [keyId, `key/${keyId}`, ...aliases]) byName.set(name, key);
  }
  const find = (name: string): Key => {
    const key = byName.get(name.startsWith(prefix) ? name.slice(prefix.length) : name);
    if (key) return key;
    const shown = name.startsWith('arn:')
      ? name
      : prefix + (name.startsWith('alias/') ? name : `key/${name}`);
    throw new AwsError('NotFoundException', notFound(shown));
  };
  return {
    find,
    use: (name) => {
      const key = find(name);
      if (!key.isEnabled) throw new AwsError('DisabledException', `${key.arn} is disabled.`);
      return key;
    },
    setEnabled: (keyId, isEnabled) => {
      find(keyId).isEnabled = isEnabled;
    },
  };
}

const notFound = (arn: string): string =>
  arn.includes(':alias/') ? `Alias ${arn} is not found.` : `Key '${arn}' does not exist`;

export const keyIdsOf = (keys: KeySpec[]): string[] => keys.map(({ keyId }) => keyId);
