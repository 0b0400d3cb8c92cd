import type { DateContext } from '../calendar.ts';
import { isRef, readMailDate, readMailTime } from './formats.ts';
import type { LayoutElement, LayoutField, MailLayout } from './layout.ts';
import { flatText } from './locate.ts';
import { stemOf, type Token } from './tokens.ts';
import { canBeData, canBeName, isPersonName, saysStatus } from './words.ts';
import { startsData } from './line-form.ts';

/** The values of a line's fields, and the texts that must equal a field. */
export interface LineValues {
  readonly fields: readonly (readonly [field: LayoutField, part: 0 | 1 | 2, value: string])[];
  readonly again: readonly (readonly [field: LayoutField, value: string])[];
}

const fieldTokensMax = 28;
const nameTokensMax = 12;
const solutionsMax = 12;
const stepsMax = 20_000;

type Formats = Pick<MailLayout, 'dates' | 'time' | 'ref'>;

interface Stretch {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly formats: Formats;
  readonly context: DateContext;
}

const classCharactersMax = 120;
const something = /[\p{L}\p{N}]/u;

/** Reads a field from part of a line. Undefined if that cannot be its value. */
const valueOf: Record<LayoutField, (stretch: Stretch) => string | undefined> = {
  customerName: ({ tokens, text }) =>
    tokens.every(({ kind }) => kind !== 'number' && kind !== 'address') && isPersonName(text, flatText(text))
      ? text
      : undefined,
  className: ({ tokens, text }) =>
    text.length <= classCharactersMax &&
    tokens.every(({ kind }) => kind !== 'address') &&
    something.test(text)
      ? text
      : undefined,
  classDate: ({ tokens, formats, context }) => {
    const days = new Set(formats.dates.flatMap((format) => readMailDate(tokens, format, context) ?? []));
    return days.size === 1 ? [...days][0] : undefined;
  },
  classTime: ({ text, formats }) => readMailTime(text, formats.time),
  marketplaceBookingRef: ({ text, formats }) => (formats.ref && isRef(text, formats.ref) ? text : undefined),
};

/** Whether a token matches an element that is one token long. */
function isOne(element: LayoutElement, { kind, flat, text }: Token): boolean {
  if (element.kind === 'word') return kind === 'word' && stemOf(flat) === stemOf(element.text);
  if (element.kind === 'mark') return text === element.text;
  return element.kind === 'address' && kind === 'address';
}

class LineMatch {
  readonly found: LineValues[] = [];
  readonly #dead = new Set<number>();
  #steps = 0;
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #elements: readonly LayoutElement[];
  readonly #formats: Formats;
  readonly #context: DateContext;

  constructor(
    text: string,
    tokens: readonly Token[],
    elements: readonly LayoutElement[],
    formats: Formats,
    context: DateContext,
  ) {
    this.#text = text;
    this.#tokens = tokens;
    this.#elements = elements;
    this.#formats = formats;
    this.#context = context;
  }

  get isTooMuch(): boolean {
    return this.#steps > stepsMax || this.found.length >= solutionsMax;
  }

  /** The possible ends of an element that begins at a token, with its value. */
  #ends(element: LayoutElement, at: number): (readonly [end: number, value: string | undefined])[] {
    const tokens = this.#tokens;
    const first = tokens[at];
    if (element.kind === 'rest') return saysStatus(tokens.slice(at)) ? [] : [[tokens.length, undefined]];
    if (!first) return [];
    if (element.kind === 'field' || element.kind === 'again') return this.#values(element, at);
    if (element.kind === 'data')
      return startsData(tokens, at) ? this.#run(at, canBeData, fieldTokensMax) : [];
    if (element.kind === 'name') return first.kind === 'mark' ? [] : this.#run(at, canBeName, nameTokensMax);
    return isOne(element, first) ? [[at + 1, undefined]] : [];
  }

  #run(at: number, can: (token: Token) => boolean, max: number): (readonly [number, undefined])[] {
    const ends: (readonly [number, undefined])[] = [];
    for (let end = at; end < Math.min(this.#tokens.length, at + max); end++) {
      const token = this.#tokens[end];
      if (!token || !can(token)) break;
      ends.push([end + 1, undefined]);
    }
    return ends;
  }

  #values(element: { readonly kind: 'field' | 'again'; readonly field: LayoutField }, at: number) {
    const ends: (readonly [number, string])[] = [];
    const [from, before] = [this.#tokens[at], this.#tokens[at - 1]];
    if (!from || (before && before.end === from.at && before.kind !== 'mark' && from.kind !== 'mark'))
      return ends;
    for (let end = at + 1; end <= Math.min(this.#tokens.length, at + fieldTokensMax); end++) {
      const [last, next] = [this.#tokens[end - 1], this.#tokens[end]];
      if (
        !last ||
        (next &&
          last.end === next.at &&
          last.kind !== 'mark' &&
          next.kind !== 'mark' &&
          element.field !== 'classDate' &&
          element.field !== 'classTime')
      )
        continue;
      const text = this.#text.slice(from.at, last.end);
      const value = valueOf[element.field]({
        tokens: this.#tokens.slice(at, end),
        text,
        formats: this.#formats,
        context: this.#context,
      });
      if (value !== undefined) ends.push([end, value]);
    }
    return ends;
  }

  /**
   * Tries every way in which the remaining elements match the remaining tokens.
   *
   * @returns whether there is one
   */
  follow(at: number, index: number, values: LineValues): boolean {
    const element = this.#elements[index];
    if (!element) {
      if (at < this.#tokens.length) return false;
      this.found.push(values);
      return true;
    }
    const key = at * 1_024 + index;
    if (this.#dead.has(key) || this.isTooMuch) return false;
    this.#steps++;
    let isAlive = false;
    for (const [end, value] of this.#ends(element, at)) {
      let next = values;
      if (value !== undefined && element.kind === 'field')
        next = { ...values, fields: [...values.fields, [element.field, element.part ?? 0, value]] };
      if (value !== undefined && element.kind === 'again')
        next = { ...values, again: [...values.again, [element.field, value]] };
      isAlive = this.follow(end, index + 1, next) || isAlive;
    }
    if (!isAlive && !this.isTooMuch) this.#dead.add(key);
    return isAlive;
  }
}

const keyOf = ({ fields, again }: LineValues): string => JSON.stringify([fields, again]);

/**
 * All ways in which a line can be read by a form; none if it does not fit, `undefined` if there are too many. Bounded
 * by the tokens of a line and `stepsMax`.
 */
export function matchLine(
  text: string,
  tokens: readonly Token[],
  elements: readonly LayoutElement[],
  formats: Formats,
  context: DateContext,
): readonly LineValues[] | undefined {
  const match = new LineMatch(text, tokens, elements, formats, context);
  match.follow(0, 0, { fields: [], again: [] });
  if (match.isTooMuch) return undefined;
  const different = new Map(match.found.map((one) => [keyOf(one), one]));
  return [...different.values()];
}
