import * as z from 'zod';

/** An event pattern of EventBridge: a tree whose leaves are lists of allowed values. */
export type Pattern = { readonly [field: string]: Pattern | readonly unknown[] };

const patternText = z.string().transform((text): Pattern => {
  const pattern = JSON.parse(text) as Pattern;
  assertKnown(pattern);
  return pattern;
});

export const filterCriteria = z
  .object({ Filters: z.array(z.object({ Pattern: patternText })).default([]) })
  .default({ Filters: [] })
  .transform(({ Filters }) => Filters.map(({ Pattern }) => Pattern));

type Rule = (value: unknown, argument: unknown) => boolean;

const isText = (value: unknown): value is string => typeof value === 'string';
const rules: Record<string, Rule> = {
  prefix: (value, argument) => isText(value) && value.startsWith(String(argument)),
  suffix: (value, argument) => isText(value) && value.endsWith(String(argument)),
  exists: (value, argument) => (value !== undefined) === argument,
  'equals-ignore-case': (value, argument) =>
    isText(value) && value.toLowerCase() === String(argument).toLowerCase(),
  'anything-but': (value, argument) => value !== undefined && ![argument].flat().includes(value),
};

/** The key that lists alternative patterns. */
const anyOf = '$or';

function assertKnown(pattern: Pattern): void {
  for (const [field, inner] of Object.entries(pattern))
    if (field === anyOf) for (const one of inner as readonly Pattern[]) assertKnown(one);
    else if (!Array.isArray(inner)) assertKnown(inner as Pattern);
    else
      for (const leaf of inner)
        for (const name of ruleNames(leaf))
          if (!(name in rules)) throw new Error(`The twin does not support the filter rule "${name}"`);
}

const ruleNames = (leaf: unknown): string[] =>
  leaf !== null && typeof leaf === 'object' ? Object.keys(leaf) : [];

function matchesLeaf(leaf: unknown, value: unknown): boolean {
  if (leaf === null || typeof leaf !== 'object') return value === leaf;
  return Object.entries(leaf).every(([name, argument]) => rules[name]?.(value, argument) === true);
}

/** Whether an event matches a pattern: every field must match one of its allowed values. */
function matches(pattern: Pattern, event: unknown): boolean {
  const fields = (event ?? {}) as Record<string, unknown>;
  return Object.entries(pattern).every(([field, inner]) => {
    if (field === anyOf) return (inner as readonly Pattern[]).some((one) => matches(one, event));
    const value = fields[field];
    if (!Array.isArray(inner)) return matches(inner as Pattern, value);
    const values = Array.isArray(value) ? value : [value];
    return inner.some((leaf) => values.some((item) => matchesLeaf(leaf, item)));
  });
}

/** Whether an event matches one of the patterns; without patterns, every event passes. */
export const passes = (patterns: readonly Pattern[], event: unknown): boolean =>
  patterns.length === 0 || patterns.some((pattern) => matches(pattern, event));
