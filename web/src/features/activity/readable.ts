/** JSON with line breaks; other text is unchanged, including shortened excerpts, which are not valid JSON. */
export function readable(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : text;
  } catch {
    return text;
  }
}
