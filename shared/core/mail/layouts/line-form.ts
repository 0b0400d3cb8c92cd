import type { LayoutElement } from './layout.ts';
import type { LayoutClaim } from './claims.ts';
import type { Token } from './tokens.ts';
import { canBeData, canBeName, isCalendarWord, isFixedWord } from './words.ts';

const sureCalendarLettersMin = 5;

/** Whether a run of numbers, days or amounts begins here. */
export function startsData(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (token.kind === 'number') return true;
  if (token.kind !== 'word' || !isCalendarWord(token)) return false;
  if (token.flat.length >= sureCalendarLettersMin && token.flat !== 'march') return true;
  return [tokens[at - 1], tokens[at + 1], tokens[at + 2]].some((beside) => beside?.kind === 'number');
}

function dataEnd(tokens: readonly Token[], from: number, stop: (at: number) => boolean): number {
  let end = from + 1;
  for (let at = from + 1; at < tokens.length && !stop(at); at++) {
    const token = tokens[at];
    if (!token || !canBeData(token)) break;
    const before = tokens[at - 1];
    const isUnit =
      token.kind === 'word' &&
      before?.kind === 'number' &&
      token.flat !== 'de' &&
      /^(?:[ap]m|[ap]|h|hs|hrs|st|nd|rd|th)$/.test(token.flat);
    const isM = token.flat === 'm' && /^[ap.]$/.test(before?.flat ?? '');
    if (startsData(tokens, at) || isUnit || isM) end = at + 1;
  }
  return end;
}

function nameEnd(
  tokens: readonly Token[],
  from: number,
  small: ReadonlySet<string>,
  stop: (at: number) => boolean,
): number {
  let end = from + 1;
  for (let at = from + 1; at < tokens.length && !stop(at); at++) {
    const token = tokens[at];
    if (!token || !canBeName(token) || /^[,/·.]$/u.test(token.text)) break;
    if (token.kind === 'word' && !isFixedWord(token, small)) end = at + 1;
    else if (token.kind === 'number') break;
    else if (
      token.kind === 'word' &&
      !/^(?:de|da|do|dos|das|del|la|las|los|van|von|der|y|e|di)$/.test(token.flat)
    )
      break;
  }
  return end;
}

const element = ({ field, part, kind }: LayoutClaim): LayoutElement =>
  kind === 'again' ? { kind, field } : { kind, field, ...(part !== undefined && { part }) };

/**
 * The form of a line: fields in place of claims, unchanged fixed words, and slots for everything that may vary.
 *
 * @param fixed number of tokens that belong to a label, which is fixed
 */
export function formOf(
  tokens: readonly Token[],
  claims: readonly LayoutClaim[],
  small: ReadonlySet<string>,
  fixed: number,
): LayoutElement[] {
  const elements: LayoutElement[] = [];
  const isClaimed = (at: number): boolean => claims.some(({ from, to }) => at >= from && at < to);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    const claim = claims.find(({ from }) => from === at);
    if (claim) {
      elements.push(element(claim));
      at = claim.to - 1;
    } else if (at < fixed && (token.kind === 'word' || token.kind === 'mark'))
      elements.push({ kind: token.kind, text: token.flat });
    else if (token.kind === 'address') elements.push({ kind: 'address' });
    else if (startsData(tokens, at)) {
      elements.push({ kind: 'data' });
      at = dataEnd(tokens, at, isClaimed) - 1;
    } else if (token.kind === 'word' && !isFixedWord(token, small)) {
      elements.push({ kind: 'name' });
      at = nameEnd(tokens, at, small, isClaimed) - 1;
    } else elements.push({ kind: token.kind === 'word' ? 'word' : 'mark', text: token.flat });
  }
  return elements;
}

/** The words that appear in lower case somewhere in the e-mail. */
export const smallWords = (lines: readonly (readonly Token[])[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap((tokens) =>
      tokens.flatMap(({ kind, text, flat }) => (kind === 'word' && /^\p{Ll}/u.test(text) ? [flat] : [])),
    ),
  );
