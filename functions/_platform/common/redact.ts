/** Field names whose values must never be logged, even as part of a longer name. */
const secretName =
  /authori[sz]ation|cookie|passw|secret|token|refresh|credential|api-?_?key|signature|^(code|state|otp|totp|jwt)$/i;

const redacted = '[redacted]';

/** Patterns of secrets anywhere in a text. */
const secretForms: readonly RegExp[] = [
  /\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/g,
  /\b(?:Bearer|Basic)\s+[\w+/=.~-]{6,}/gi,
  /\b(?:sk|rk|pk)_(?:live|test)_\w+|\bwhsec_\w+/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /\bya29\.[\w-]+|\b1\/\/0[\w-]{10,}/g,
  /(?<=[?&](?:code|state|token|access_token|refresh_token|password|secret|signature|X-Amz-Signature)=)[^&\s"']+/gi,
];

const depthMax = 8;
const itemsMax = 100;
const textCharactersMax = 4_000;

const redactText = (text: string): string => {
  const whole = secretForms.reduce((now, form) => now.replace(form, redacted), text);
  return whole.length > textCharactersMax ? `${whole.slice(0, textCharactersMax)}…` : whole;
};

/** Booleans and missing values may be logged: whether a secret exists, and whether it was correct. */
const isSecret = (name: string, value: unknown): boolean =>
  secretName.test(name) && typeof value !== 'boolean' && value !== undefined && value !== null;

/** An error without the requests, responses and headers that libraries attach. */
function errorFields({ name, message, stack, cause }: Error, depth: number): Record<string, unknown> {
  return {
    name,
    message: redactText(message),
    ...(stack !== undefined && { stack: redactText(stack) }),
    ...(cause !== undefined && { cause: redactValue(cause, depth + 1) }),
  };
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= depthMax) return '[deep]';
  if (value instanceof Error) return errorFields(value, depth);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'no date' : value.toISOString();
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (value instanceof Map) return redactValue(Object.fromEntries(value), depth);
  if (Array.isArray(value) || value instanceof Set)
    return [...(value as Iterable<unknown>)].slice(0, itemsMax).map((one) => redactValue(one, depth + 1));
  return fieldsOf(value, depth);
}

function fieldsOf(value: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, itemsMax)
      .map(([name, one]) => [name, isSecret(name, one) ? redacted : redactValue(one, depth + 1)]),
  );
}

/**
 * Returns values that are safe to log. It removes fields with secret names and everything that looks like a secret,
 * reduces errors to name, message and stack, and cuts values that are too deep, too long or too large.
 */
export const redact = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  fieldsOf(values, 0);
