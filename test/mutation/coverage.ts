// Determines which tests reach which mutants: every mutated location records that it was reached.
import type { Mutant, Span } from './mutants.ts';

type Site = Mutant['site'];

const keyOf = ({ start, end }: Span): string => `${start}-${end}`;

/**
 * The source, instrumented so that `hits` records when the location of mutant `first + i` is reached. Mutants at one
 * location share a number.
 */
export function instrumented(
  source: string,
  mutants: readonly Mutant[],
  first: number,
): { text: string; numbers: number[] } {
  const sites = new Map<string, { site: Site; number: number }>();
  const numbers = mutants.map(({ site }, i) => {
    const known = sites.get(keyOf(site)) ?? { site, number: first + i };
    sites.set(keyOf(site), known);
    return known.number;
  });
  const inserts = [...sites.values()].flatMap(({ site, number }) => {
    const { start, end, isStatement } = site;
    const note = `hits[${number}] = 1`;
    const length = end - start;
    return [
      { at: start, order: -length, text: isStatement ? `{ ${note}; ` : `(${note}, ` },
      { at: end, order: length - source.length - 1, text: isStatement ? ' }' : ')' },
    ];
  });
  // At one position, ends come before beginnings; the shortest end first, the longest beginning first.
  inserts.sort((a, b) => a.at - b.at || a.order - b.order);
  let text = '';
  let at = 0;
  for (const insert of inserts) {
    text += source.slice(at, insert.at) + insert.text;
    at = insert.at;
  }
  return { text: text + source.slice(at), numbers };
}
