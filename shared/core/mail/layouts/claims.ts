import { labelled } from '../labels.ts';
import { level } from '../level.ts';
import type { LayoutField } from './layout.ts';
import { subjectLine, type Place } from './locate.ts';
import type { ReadPage } from './page.ts';
import type { Token } from './tokens.ts';
import { isFixedWord } from './words.ts';

/** A place from which a layout reads a field, or which it compares with a field. */
export interface LayoutClaim extends Place {
  readonly kind: 'field' | 'again';
}

export const tokensAt = ({ subject, lines }: ReadPage, line: number): readonly Token[] =>
  line === subjectLine ? subject : (lines[line] ?? []);

const labelWordsMax = 6;

/** The label before a place: in its line, or in the line above if the place fills its own line. */
function labelOf(page: ReadPage, { line, from, to }: Place): string {
  const tokens = tokensAt(page, line);
  const text = line === subjectLine ? '' : (page.page.lines[line] ?? '');
  const before = text.slice(0, tokens[from]?.at ?? 0).trimEnd();
  if (/[:|–—-]$/.test(before)) return before.slice(0, -1).split(/[:|]/).at(-1)?.trim() ?? '';
  if (from > 0 || to < tokens.length || line <= 0) return '';
  const above = page.page.lines[line - 1] ?? '';
  return above.split(' ').length <= labelWordsMax ? above.replace(/:\s*$/, '') : '';
}

const concepts: Record<LayoutField, readonly string[]> = {
  customerName: ['name', 'member', 'firstName', 'lastName'],
  className: ['class'],
  classDate: ['date', 'moment'],
  classTime: ['time', 'moment', 'date'],
  marketplaceBookingRef: ['ref'],
};
/** The beginnings of lines that greet a person. */
export const salutation =
  /^[¡!]?(?:hi|hello|hey|dear|hola|estimad[oa]|buen[oa]s|ola|oi|prezad[oa]|car[oa]|bonjour|cher|chere|salut)(?![a-z])/;

/** How likely a place states its field instead of containing the same text by chance. */
function weightOf(page: ReadPage, place: Place, small: ReadonlySet<string>): number {
  const { field, line, from, to } = place;
  const tokens = tokensAt(page, line);
  const told = labelled(level(labelOf(page, place)));
  let weight = line === subjectLine ? 0 : 2;
  if (told.some((one) => concepts[field].includes(one))) weight += 6;
  else if (told.length > 0) weight -= 6;
  if (from === 0 && to === tokens.length) weight += 1;
  if (isInName(tokens, place, small)) weight -= 3;
  if (line !== subjectLine && salutation.test(level(page.page.lines[line] ?? ''))) weight -= 3;
  return weight;
}

/** Whether a place is part of a longer name: 'Pilates' in 'Pilates House'. */
function isInName(tokens: readonly Token[], { from, to }: Place, small: ReadonlySet<string>): boolean {
  const isName = (token: Token | undefined): boolean => token?.kind === 'word' && !isFixedWord(token, small);
  return isName(tokens[from - 1]) || isName(tokens[to]);
}

const overlaps = (a: Place, b: Place): boolean => a.line === b.line && a.from < b.to && b.from < a.to;

/** Whole values come before parts of a name, and longer values before shorter ones. */
const inOrder = (a: Place, b: Place): number =>
  Number(a.partial === true) - Number(b.partial === true) || b.to - b.from - (a.to - a.from);

function withoutOverlaps(places: readonly Place[]): Place[] {
  const retained: Place[] = [];
  for (const place of places.toSorted(inOrder))
    if (!retained.some((one) => overlaps(one, place))) retained.push(place);
  return retained;
}

/**
 * Selects the places that a layout reads and those that it compares. Values with a label for something else are
 * excluded.
 */
export function claimsOf(
  page: ReadPage,
  located: ReadonlyMap<LayoutField, readonly Place[]>,
  small: ReadonlySet<string>,
): LayoutClaim[] {
  const retained = withoutOverlaps([...located.values()].flat());
  const claims: LayoutClaim[] = [];
  for (const field of located.keys()) {
    const whole = retained
      .filter((place) => place.field === field && !place.partial)
      .map((place) => ({ place, weight: weightOf(page, place, small) }));
    const best = Math.max(...whole.map(({ weight }) => weight));
    const main = whole.find(({ weight }) => weight === best)?.place;
    for (const { place, weight } of whole) {
      const isMain = place === main || place.part !== undefined;
      const isOther = weight < 0 && best >= 0;
      const isCommon = field === 'className' && isInName(tokensAt(page, place.line), place, small);
      if (isMain) claims.push({ ...place, kind: 'field' });
      else if (!isOther && !isCommon) claims.push({ ...place, kind: 'again' });
    }
    for (const place of retained)
      if (place.field === field && place.partial && !isInName(tokensAt(page, place.line), place, small))
        claims.push({ ...place, kind: 'again' });
  }
  return claims;
}
