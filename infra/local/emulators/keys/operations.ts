import { randomBytes } from 'node:crypto';
import { AwsError, type JsonCall, type JsonOperations } from '../_shared/aws-json.ts';
import { ciphertextIn, contextIn, dataKeyBytesIn, keyNameIn, plaintextIn } from './inputs.ts';
import type { Key, KeyRing } from './key-ring.ts';
import type { KeysOptions } from './options.ts';
import { keyIdOf, open, seal } from './seal.ts';

type Given = { ring: KeyRing; createdAt: Date } & Pick<KeysOptions, 'authorize'>;

const algorithm = { EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' };
const invalidCiphertext = (): AwsError => new AwsError('InvalidCiphertextException', '');

export function createOperations({ ring, createdAt, authorize }: Given): JsonOperations {
  const allow = (name: string, { accessKeyId, input }: JsonCall, { arn: keyArn }: Key): void => {
    const call = { accessKeyId, action: `kms:${name}`, keyArn, encryptionContext: contextIn(input) };
    const granted = authorize?.(call) ?? true;
    if (granted !== true) throw new AwsError('AccessDeniedException', granted);
  };
  const usable = (name: string, call: JsonCall, keyName: string): Key => {
    allow(name, call, ring.find(keyName));
    return ring.use(keyName);
  };
  const dataKey = (
    name: string,
    call: JsonCall,
  ): { KeyId: string; CiphertextBlob: string; Plaintext: string } => {
    const bytes = dataKeyBytesIn(call.input);
    const key = usable(name, call, keyNameIn(call.input));
    const plaintext = randomBytes(bytes);
    return { KeyId: key.arn, ...sealed(key, plaintext, call), Plaintext: plaintext.toString('base64') };
  };
  return {
    DescribeKey: (call) => {
      const key = ring.find(keyNameIn(call.input));
      allow('DescribeKey', call, key);
      return { KeyMetadata: describe(key, createdAt) };
    },
    Encrypt: (call) => {
      const plaintext = plaintextIn(call.input);
      const key = usable('Encrypt', call, keyNameIn(call.input));
      return { KeyId: key.arn, ...sealed(key, plaintext, call), ...algorithm };
    },
    Decrypt: (call) => decrypt(call, usable, ring),
    GenerateDataKey: (call) => dataKey('GenerateDataKey', call),
    GenerateDataKeyWithoutPlaintext: (call) => {
      const { KeyId, CiphertextBlob } = dataKey('GenerateDataKeyWithoutPlaintext', call);
      return { KeyId, CiphertextBlob };
    },
  };
}

const sealed = (key: Key, plaintext: Buffer, { input }: JsonCall): { CiphertextBlob: string } => ({
  CiphertextBlob: seal(key.keyId, key.secret, plaintext, contextIn(input)).toString('base64'),
});

function decrypt(
  call: JsonCall,
  usable: (name: string, call: JsonCall, keyName: string) => Key,
  ring: KeyRing,
): object {
  const blob = ciphertextIn(call.input);
  const keyId = keyIdOf(blob);
  if (keyId === undefined || !isKnown(ring, keyId)) throw invalidCiphertext();
  const requested = call.input['KeyId'] === undefined ? keyId : keyNameIn(call.input);
  const key = usable('Decrypt', call, requested);
  if (key.keyId !== keyId)
    throw new AwsError(
      'IncorrectKeyException',
      'The key ID in the request does not identify a CMK that can perform this operation.',
    );
  const plaintext = open(blob, keyId, key.secret, contextIn(call.input));
  if (!plaintext) throw invalidCiphertext();
  return { KeyId: key.arn, Plaintext: plaintext.toString('base64'), ...algorithm };
}

function isKnown(ring: KeyRing, keyId: string): boolean {
  try {
    return ring.find(keyId).keyId === keyId;
  } catch {
    return false;
  }
}

function describe({ keyId, arn, isEnabled }: Key, createdAt: Date): object {
  return {
    KeyId: keyId,
    Arn: arn,
    AWSAccountId: arn.split(':')[4],
    Enabled: isEnabled,
    KeyState: isEnabled ? 'Enabled' : 'Disabled',
    KeyUsage: 'ENCRYPT_DECRYPT',
    KeySpec: 'SYMMETRIC_DEFAULT',
    EncryptionAlgorithms: ['SYMMETRIC_DEFAULT'],
    KeyManager: 'CUSTOMER',
    Origin: 'AWS_KMS',
    MultiRegion: false,
    CreationDate: createdAt.getTime() / 1000,
  };
}
