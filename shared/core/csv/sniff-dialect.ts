/** The characters that may separate two cells. */
export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

export interface Dialect {
  readonly delimiter: Delimiter;
  /** Whether there are spaces before opening quotes, as in `"a", "b"`. */
  readonly spacedQuotes: boolean;
  /** Whether there are spaces after closing quotes, as in `"a" ,"b"`. */
  readonly spacesAfterQuotes: boolean;
}

const linesMax = 200;
const behindQuotes: Record<Delimiter, RegExp> = {
  ',': /" +(?:,|[\r\n])/,
  ';': /" +(?:;|[\r\n])/,
  '\t': /" +(?:\t|[\r\n])/,
  '|': /" +(?:\||[\r\n])/,
};
const spacedQuotesMin = 3;

/** The number of cells of each line; a quote opens a cell only at its beginning. */
function widths(text: string, delimiter: string): number[] {
  const found: number[] = [];
  let cells = 1;
  let cellStart = true;
  let quoted = false;
  let blank = true;
  for (let at = 0; at < text.length && found.length < linesMax; at += 1) {
    const sign = text[at] ?? '';
    if (quoted) {
      if (sign === '"') {
        if (text[at + 1] === '"') at += 1;
        else quoted = false;
      }
      continue;
    }
    if (sign === '\n' || sign === '\r') {
      if (!blank) found.push(cells);
      [cells, cellStart, blank] = [1, true, true];
      continue;
    }
    blank = false;
    if (sign === delimiter) [cells, cellStart] = [cells + 1, true];
    else if (sign === '"' && cellStart) quoted = true;
    else if (sign !== ' ') cellStart = false;
  }
  if (!blank && found.length === 0) found.push(cells);
  return found;
}

function mostFrequent(values: readonly number[]): { value: number; times: number } {
  const times = new Map<number, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return [...times].reduce(
    (best, [value, count]) =>
      count > best.times || (count === best.times && value > best.value) ? { value, times: count } : best,
    { value: 1, times: 0 },
  );
}

/**
 * How evenly a delimiter splits the lines: 0 if it splits none; higher for more cells and more lines of equal length.
 */
function evenness(text: string, delimiter: string): number {
  const all = widths(text, delimiter);
  const { value, times } = mostFrequent(all.filter((width) => width > 1));
  if (value === 1 || all.length === 0) return 0;
  return (times / all.length) ** 2 * Math.log(value + 0.5);
}

/**
 * Detects a file's dialect from its beginning. A first line `sep=;`, as Excel uses it, decides; otherwise the delimiter
 * that splits most lines into the same number of cells. Cost: linear in the text.
 */
export function sniffDialect(headText: string): Dialect {
  const text = headText.startsWith('\uFEFF') ? headText.slice(1) : headText;
  const stated = delimiters.find((delimiter) => text.toLowerCase().startsWith(`sep=${delimiter}`));
  const best = delimiters
    .map((delimiter) => ({ delimiter, score: evenness(text, delimiter) }))
    .reduce((first, next) => (next.score > first.score ? next : first));
  const delimiter = stated ?? (best.score > 0 ? best.delimiter : ',');
  const spaced = text.split(`${delimiter} "`).length - 1;
  return {
    delimiter,
    spacedQuotes: delimiter !== '\t' && spaced >= spacedQuotesMin,
    spacesAfterQuotes: behindQuotes[delimiter].test(text),
  };
}
