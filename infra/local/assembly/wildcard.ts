/** A cache of compiled patterns. It cannot grow without limit, because patterns come only from templates. */
const known = new Map<string, RegExp>();

/** Whether a text matches an IAM pattern, where `*` matches any text and `?` any single character. */
export function like(pattern: string, text: string): boolean {
  if (!/[*?]/.test(pattern)) return pattern === text;
  const expression = known.get(pattern) ?? expressionOf(pattern);
  known.set(pattern, expression);
  return expression.test(text);
}

function expressionOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's');
}
