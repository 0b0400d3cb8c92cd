/** Whether a text matches a pattern of IAM, where `*` is any text and `?` any one character. */
export function like(pattern: string, text: string): boolean {
  if (!/[*?]/.test(pattern)) return pattern === text;
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's').test(text);
}
