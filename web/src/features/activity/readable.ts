/** JSON with line breaks; any other text unchanged. A shortened excerpt is no longer JSON. */
export function readable(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : text;
  } catch {
    return text;
  }
}
