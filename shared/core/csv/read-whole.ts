const whole = /^(\d{1,9})(?:[.,]0{1,2})?$/;
const pair = /^(\d{1,5})\s*(?:\/|\||of|de|out of)\s*(\d{1,5})$/i;

/** Reads a count as its digits: '12', and '12.0' as spreadsheets write it. Undefined for anything else. */
export function readWhole(cell: string): string | undefined {
  const digits = whole.exec(cell.trim())?.[1];
  return digits?.replace(/^0+(?=\d)/, '');
}

/** The two counts of a cell such as '18/24' or '18 de 24'. */
export function readPair(cell: string): readonly [string, string] | undefined {
  const [, first, second] = pair.exec(cell.trim()) ?? [];
  return first && second ? [String(Number(first)), String(Number(second))] : undefined;
}
