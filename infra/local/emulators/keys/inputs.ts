import { AwsError } from '../_shared/aws-json.ts';
import type { EncryptionContext } from './seal.ts';

type Input = Record<string, unknown>;

const plaintextBytesMax = 4096;
const ciphertextBytesMax = 6144;
const dataKeyBytesMax = 1024;

const invalid = (message: string): AwsError => new AwsError('ValidationException', message);

export function keyNameIn(input: Input): string {
  const { KeyId } = input;
  if (typeof KeyId === 'string' && KeyId) return KeyId;
  throw invalid(
    "1 validation error detected: Value null at 'keyId' failed to satisfy constraint: Member must not be null",
  );
}

export function contextIn({ EncryptionContext: given }: Input): EncryptionContext {
  if (given === undefined || given === null) return {};
  const isMap = typeof given === 'object' && !Array.isArray(given);
  if (isMap && Object.values(given).every((value) => typeof value === 'string'))
    return given as EncryptionContext;
  throw new AwsError('SerializationException', '');
}

export const plaintextIn = (input: Input): Buffer =>
  blobIn(input, 'Plaintext', 'plaintext', plaintextBytesMax);

export const ciphertextIn = (input: Input): Buffer =>
  blobIn(input, 'CiphertextBlob', 'ciphertextBlob', ciphertextBytesMax);

function blobIn(input: Input, field: string, path: string, bytesMax: number): Buffer {
  const value = input[field];
  const bytes = Buffer.from(typeof value === 'string' ? value : '', 'base64');
  const fails = (constraint: string): AwsError =>
    invalid(`1 validation error detected: Value at '${path}' failed to satisfy constraint: ${constraint}`);
  if (!bytes.length) throw fails('Member must have length greater than or equal to 1');
  if (bytes.length > bytesMax) throw fails(`Member must have length less than or equal to ${bytesMax}`);
  return bytes;
}

export function dataKeyBytesIn({ KeySpec, NumberOfBytes }: Input): number {
  if ((KeySpec === undefined) === (NumberOfBytes === undefined))
    throw invalid('Please specify either number of bytes or key spec.');
  if (KeySpec !== undefined) return bytesOfSpec(KeySpec);
  const bytes = Number(NumberOfBytes);
  if (Number.isInteger(bytes) && bytes >= 1 && bytes <= dataKeyBytesMax) return bytes;
  throw invalid(
    `1 validation error detected: Value '${bytes}' at 'numberOfBytes' failed to satisfy constraint: ` +
      `Member must have value between 1 and ${dataKeyBytesMax}`,
  );
}

function bytesOfSpec(spec: unknown): number {
  if (spec === 'AES_256') return 32;
  if (spec === 'AES_128') return 16;
  throw invalid(
    "1 validation error detected: Value at 'keySpec' failed to satisfy constraint: " +
      'Member must satisfy enum value set: [AES_256, AES_128]',
  );
}
