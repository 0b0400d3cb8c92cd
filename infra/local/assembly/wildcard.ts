/** Compiled patterns. They come from templates, so their number is limited. */
const known = new Map<string, RegExp>();

/** Whether a text matches a pattern of IAM, where `*` is any text and `?` any one character. */
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
