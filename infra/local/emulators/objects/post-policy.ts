import { isSameSignature, readScope, signatureOf } from '../_shared/sigv4.ts';
import type { ObjectsOptions } from './options.ts';
import { accessDenied, invalidAccessKeyId, S3Error, signatureDoesNotMatch } from './s3-error.ts';

export type FormFields = Map<string, string>;
export type PostPolicy = { accessKeyId: string; sizeBytesMin: number; sizeBytesMax: number };
type Condition = { operator: string; field: string; value: string };
type Document = { expiration: unknown; conditions: unknown };

const neverInConditions = new Set(['x-amz-signature', 'policy', 'file']);

/**
 * Checks a browser form's policy: its signature, its expiry, every condition, and that a condition covers every field.
 * Field names are in lower case. The caller that reads the file must check its size.
 */
export function checkPolicy(
  fields: FormFields,
  bucket: string,
  { now, secretFor }: Pick<ObjectsOptions, 'now' | 'secretFor'>,
): PostPolicy {
  const encoded = fields.get('policy');
  const scope = readScope(fields.get('x-amz-credential') ?? '');
  if (encoded === undefined || !scope) throw accessDenied();
  const secret = secretFor(scope.accessKeyId);
  if (secret === undefined) throw invalidAccessKeyId();
  if (!isSameSignature(fields.get('x-amz-signature') ?? '', signatureOf(scope, secret, encoded)))
    throw signatureDoesNotMatch();
  const { expiration, conditions } = readDocument(encoded);
  if (!(Date.parse(String(expiration)) > now().getTime())) throw invalid('Policy expired.');
  const read = conditions.map(readCondition);
  const range = read.find(({ operator }) => operator === 'content-length-range');
  const named = read.filter((condition) => condition !== range);
  checkFields(new Map(fields).set('bucket', fields.get('bucket') ?? bucket), bucket, named);
  const [sizeBytesMin, sizeBytesMax] = range
    ? [Number(range.field), Number(range.value)]
    : [0, 5 * 1024 ** 3];
  if (!Number.isInteger(sizeBytesMin) || !Number.isInteger(sizeBytesMax)) throw malformed();
  return { accessKeyId: scope.accessKeyId, sizeBytesMin, sizeBytesMax };
}

function checkFields(fields: FormFields, bucket: string, conditions: Condition[]): void {
  if (fields.get('bucket') !== bucket) throw invalid('Policy Condition failed: ["eq", "$bucket"]');
  for (const { operator, field, value } of conditions) {
    const given = fields.get(field) ?? '';
    const holds = operator === 'eq' ? given === value : given.startsWith(value);
    if (!holds) throw invalid(`Policy Condition failed: ["${operator}", "$${field}", "${value}"]`);
  }
  const covered = new Set(conditions.map(({ field }) => field));
  const extra = [...fields.keys()].filter(
    (name) =>
      !covered.has(name) &&
      !neverInConditions.has(name) &&
      !name.startsWith('x-ignore-') &&
      name !== 'bucket',
  );
  if (extra.length) throw invalid(`Extra input fields: ${extra.join(', ')}`);
}

function readDocument(encoded: string): { expiration: unknown; conditions: unknown[] } {
  try {
    const { expiration, conditions } = JSON.parse(Buffer.from(encoded, 'base64').toString()) as Document;
    if (Array.isArray(conditions)) return { expiration, conditions };
  } catch {
    // Invalid JSON is refused below, like a policy without conditions.
  }
  throw malformed();
}

function readCondition(condition: unknown): Condition {
  if (Array.isArray(condition) && condition.length === 3) {
    const [operator, field, value] = condition.map(String);
    const kind = operator?.toLowerCase() ?? '';
    if (kind === 'content-length-range') return { operator: kind, field: field ?? '', value: value ?? '' };
    if ((kind === 'eq' || kind === 'starts-with') && field?.startsWith('$'))
      return { operator: kind, field: field.slice(1).toLowerCase(), value: value ?? '' };
    throw malformed();
  }
  const pairs = typeof condition === 'object' && condition !== null ? Object.entries(condition) : [];
  const [pair] = pairs;
  if (!pair || pairs.length !== 1) throw malformed();
  return { operator: 'eq', field: pair[0].toLowerCase(), value: String(pair[1]) };
}

const invalid = (why: string): S3Error => accessDenied(`Invalid according to Policy: ${why}`);

const malformed = (): S3Error => new S3Error('InvalidPolicyDocument', 'Invalid Policy: Invalid JSON.', 400);
