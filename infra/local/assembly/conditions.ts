import { like } from './wildcard.ts';

/** The condition keys of a call and their values. */
export type RequestContext = Record<string, string | readonly string[]>;
export type Condition = Record<string, Record<string, unknown>>;

type Test = (expected: readonly string[], actual: string) => boolean;
const equals: Test = (expected, actual) => expected.includes(actual);
const equalsIgnoreCase: Test = (expected, actual) =>
  expected.some((value) => value.toLowerCase() === actual.toLowerCase());
const isLike: Test = (expected, actual) => expected.some((pattern) => like(pattern, actual));
const not =
  (test: Test): Test =>
  (expected, actual) =>
    !test(expected, actual);

const tests: Record<string, Test> = {
  StringEquals: equals,
  StringNotEquals: not(equals),
  StringEqualsIgnoreCase: equalsIgnoreCase,
  StringLike: isLike,
  StringNotLike: not(isLike),
  ArnEquals: isLike,
  ArnLike: isLike,
  Bool: equalsIgnoreCase,
};

const texts = (value: unknown): string[] => [value].flat().map(String);

/** Whether all conditions of a statement are met. Throws for condition types that the twin cannot evaluate. */
export function holds(condition: Condition | undefined, context: RequestContext): boolean {
  if (!condition) return true;
  // IAM compares the names of condition keys case-insensitively.
  const known = new Map(
    Object.entries(context).map(([key, value]) => [key.toLowerCase(), [value].flat()] as const),
  );
  return Object.entries(condition).every(([operator, keys]) =>
    Object.entries(keys).every(([key, expected]) =>
      holdsFor(operator, texts(expected), known.get(key.toLowerCase()) ?? []),
    ),
  );
}

/** Whether a condition is met. IAM treats a missing key and a key without values alike, as null. */
function holdsFor(operator: string, expected: string[], actual: readonly string[]): boolean {
  const variable = expected.find((value) => value.includes('${'));
  if (variable !== undefined) throw new Error(`The twin cannot evaluate the policy variable in ${variable}`);
  if (operator === 'Null') return expected.includes(String(actual.length === 0));
  const [, quantifier, name = '', ifExists] =
    /^(?:(ForAllValues|ForAnyValue):)?(\w+?)(IfExists)?$/.exec(operator) ?? [];
  const test = tests[name];
  if (!test) throw new Error(`The twin cannot evaluate the policy condition ${operator}`);
  if (quantifier === 'ForAllValues') return actual.every((value) => test(expected, value));
  if (quantifier === 'ForAnyValue') return actual.some((value) => test(expected, value));
  if (actual.length === 0) return ifExists !== undefined || name.includes('Not');
  return actual.every((value) => test(expected, value));
}
