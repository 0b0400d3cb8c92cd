/** JSON with line breaks; any other text as it is. An excerpt that was cut is no JSON any more. */
export function readable(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : text;
  } catch {
    return text;
  }
}
