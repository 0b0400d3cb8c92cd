const resultsMax = 4096;
const charactersMax = 64;

/**
 * Caches the results for the most recent distinct texts, because a file repeats its days, times and names. Long texts,
 * errors and undefined results are not cached.
 */
export function cached<T>(read: (text: string) => T): (text: string) => T {
  let known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    if (known.size >= resultsMax) known = new Map();
    if (text.length <= charactersMax) known.set(text, value);
    return value;
  };
}
