import type { LayoutElement, LayoutLine, MailLayout } from './layout.ts';
import { matchLine, type LineValues } from './match-line.ts';
import type { ReadPage } from './page.ts';
import { stemOf, type Token } from './tokens.ts';
import { saysStatus } from './words.ts';

/** Maximum number of lines that may be added or missing between two lines of a layout. */
const gapLinesMax = 8;
const shortWordsMax = 6;

export const hasField = ({ elements }: Pick<LayoutLine, 'elements'>): boolean =>
  elements.some(({ kind }) => kind === 'field');

const isFixed = ({ kind }: LayoutElement): boolean => kind === 'word';

/** Whether a line has no fixed words; then the line above it shows its meaning. */
export const isBare = ({ elements }: Pick<LayoutLine, 'elements'>): boolean => !elements.some(isFixed);

const inlineLabel = /^[^:]{1,40}:(?!\d)/;

/** Whether a line can be added without affecting a layout: a value with or without its label. */
export function isHarmless(text: string, tokens: readonly Token[]): boolean {
  if (saysStatus(tokens)) return false;
  if (inlineLabel.test(text)) return true;
  return text.split(' ').length <= shortWordsMax && !/[.!?]$/.test(text);
}

/** The different ways in which each line of a layout can match a line of the page; undefined if there are too many. */
export class Alignment {
  readonly #layout: MailLayout;
  readonly #page: ReadPage;
  readonly #matches = new Map<number, readonly LineValues[]>();
  #isTooMuch = false;

  constructor(layout: MailLayout, page: ReadPage) {
    this.#layout = layout;
    this.#page = page;
  }

  get isTooMuch(): boolean {
    return this.#isTooMuch;
  }

  /** How line `own` of the layout can match line `at` of the page. */
  ways(own: number, at: number): readonly LineValues[] {
    const key = own * 1_024 + at;
    const known = this.#matches.get(key);
    if (known) return known;
    const [line, tokens] = [this.#layout.lines[own], this.#page.lines[at]];
    const { page } = this.#page;
    const found =
      line && tokens
        ? matchLine(page.lines[at] ?? '', tokens, line.elements, this.#layout, page.context)
        : [];
    if (!found) this.#isTooMuch = true;
    this.#matches.set(key, found ?? []);
    return found ?? [];
  }

  #isBareField(own: number): boolean {
    const line = this.#layout.lines[own];
    return line !== undefined && hasField(line) && isBare(line);
  }

  #mayFollow(own: number, at: number, nextOwn: number, nextAt: number): boolean {
    // A value without a label of its own is identified by the line above it.
    if (this.#isBareField(nextOwn) && (nextOwn !== own + 1 || nextAt !== at + 1)) return false;
    for (let skipped = own + 1; skipped < nextOwn; skipped++) {
      const line = this.#layout.lines[skipped];
      if (!line?.optional || (hasField(line) && this.#isLabelled(skipped))) return false;
    }
    for (let skipped = at + 1; skipped < nextAt; skipped++) {
      const tokens = this.#page.lines[skipped];
      if (!tokens || !isHarmless(this.#page.page.lines[skipped] ?? '', tokens)) return false;
    }
    return true;
  }

  /** Whether the page contains the label of a missing line; then its value is written in a different way. */
  #isLabelled(own: number): boolean {
    const line = this.#layout.lines[own];
    if (!line) return false;
    const label = (isBare(line) ? this.#layout.lines[own - 1] : line)?.elements ?? [];
    const words = label.slice(
      0,
      Math.max(
        1,
        label.findIndex(({ kind }) => kind !== 'word'),
      ),
    );
    return this.#page.lines.some((tokens) =>
      words.every((word, at) => word.kind === 'word' && stemOf(tokens[at]?.flat ?? '') === stemOf(word.text)),
    );
  }

  /**
   * For each line of the layout, the page's lines that it can match while the whole layout matches in order; undefined
   * if there is no such match. Cost: lines of the layout × lines of the page × `gapLinesMax`².
   */
  places(): ReadonlyMap<number, readonly number[]> | undefined {
    const before = this.#reach();
    const places = new Map<number, Set<number>>();
    const open: [number, number][] = [];
    const visit = (own: number, at: number): void => {
      const known = places.get(own) ?? new Set<number>();
      if (known.has(at)) return;
      places.set(own, known.add(at));
      open.push([own, at]);
    };
    for (const key of before.keys()) {
      const [own, at] = [Math.floor(key / 1_024), key % 1_024];
      if (this.#mayEnd(own)) visit(own, at);
    }
    if (open.length === 0) return undefined;
    for (let pair = open.pop(); pair; pair = open.pop())
      for (const key of before.get(pair[0] * 1_024 + pair[1]) ?? [])
        if (key >= 0) visit(Math.floor(key / 1_024), key % 1_024);
    return new Map([...places].map(([own, found]) => [own, [...found]]));
  }

  #mayEnd(own: number): boolean {
    for (let skipped = own + 1; skipped < this.#layout.lines.length; skipped++) {
      const line = this.#layout.lines[skipped];
      if (!line?.optional || (hasField(line) && this.#isLabelled(skipped))) return false;
    }
    return true;
  }

  /** Every pair of a layout line and a page line that can be reached from the beginning, with the pairs before it. */
  #reach(): Map<number, number[]> {
    const reached = new Map<number, number[]>();
    const open: number[][] = this.#layout.lines.map(() => []);
    const goOn = (own: number, at: number, key: number): void => {
      for (let a = own + 1; a <= Math.min(own + 1 + gapLinesMax, this.#layout.lines.length - 1); a++)
        for (let b = at + 1; b <= Math.min(at + 1 + gapLinesMax, this.#page.lines.length - 1); b++) {
          const known = reached.get(a * 1_024 + b);
          if (!this.#mayFollow(own, at, a, b)) continue;
          if (known) known.push(key);
          else if (this.ways(a, b).length > 0) {
            reached.set(a * 1_024 + b, [key]);
            open[a]?.push(b);
          }
        }
    };
    goOn(-1, -1, -1);
    for (const [own, ats] of open.entries()) for (const at of ats) goOn(own, at, own * 1_024 + at);
    return reached;
  }
}
