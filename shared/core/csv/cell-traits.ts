import {
  classWords,
  marketplaceWords,
  paymentWords,
  roomWords,
  sourceWords,
  statusWords,
  tenderWords,
  weekdayWords,
  yesNoWords,
} from './cell-words.ts';
import type { DecimalMark } from './plan.ts';
import { numericDate, selfStated, type DateShape, type NumericDate } from './read-date.ts';
import { decimalMarkOf, moneyFigures } from './read-money.ts';
import { timePart, statedTime, withoutZone, type TimeShape } from './read-time.ts';
import { readPair } from './read-whole.ts';
import { fold, saysNothing } from './text.ts';

/** A possible meaning of a cell; one cell can have several. */
export type Trait =
  | 'blank'
  | 'date'
  | 'dateTime'
  | 'time'
  | 'clockOrAmount'
  | 'duration'
  | 'whole'
  | 'amount'
  | 'symbol'
  | 'percent'
  | 'pair'
  | 'email'
  | 'phone'
  | 'code'
  | 'link'
  | 'yesNo'
  | 'weekday'
  | 'marketplace'
  | 'payment'
  | 'tender'
  | 'paidFor'
  | 'source'
  | 'status'
  | 'room'
  | 'class'
  | 'person'
  | 'text'
  | 'long'
  | 'serial'
  | 'noSuch';

export interface CellTraits {
  readonly traits: ReadonlySet<Trait>;
  readonly number?: number | undefined;
  readonly mark?: DecimalMark | undefined;
  readonly numeric?: NumericDate | undefined;
  readonly dateShape?: DateShape | undefined;
  readonly timeShape?: TimeShape | undefined;
  readonly zone?: string | undefined;
}

const longCharactersMin = 80;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const link = /^(?:https?:\/\/|www\.)\S+$|\.(?:png|jpe?g|md|pdf|html?)$/i;
const phone = /^\+?[\d\s().-]{8,20}$/;
const code = /^(?=.*\d)(?=.*[a-z])[a-z\d]+(?:[-_][a-z\d]+)*$|^(?=.*\d)[a-z\d-]{20,}$|^#\d+$/;
const duration =
  /^\d+(?:[.,]\d+)?\s?(?:min|mins|minutes|minutos?|minuto|m|'|h|hr|hrs|hour|hours|horas?)\.?(?:\s?\d+\s?(?:min|mins|minutes|minutos|m)\.?)?$/;
const person =
  /^\p{Lu}[\p{L}'’.-]*(?:,? (?:(?:de|da|do|dos|das|del|la|van|von|y|e|der|di)\s)*\p{Lu}[\p{L}'’.-]*){1,5}$/u;
const capitals = /^(?:\p{L}+[.'-]?\s){1,5}\p{L}+\.?$/u;

const dotted = /^\d{1,2}\.\d{2}$/;

const days = { min: 1, max: 31 };
const inRange = (value: number): boolean => value >= days.min && value <= days.max;

function ofDate(text: string, traits: Set<Trait>): Partial<CellTraits> {
  const numeric = numericDate(text);
  if (numeric) {
    const possible =
      inRange(numeric.first) && inRange(numeric.second) && Math.min(numeric.first, numeric.second) <= 12;
    traits.add(possible ? 'date' : 'noSuch');
    return { numeric, dateShape: 'numeric' };
  }
  const stated = selfStated(text);
  if (!stated) return {};
  traits.add(stated.date ? 'date' : 'noSuch');
  return { dateShape: stated.shape };
}

function ofTimeAfterDate(text: string, traits: Set<Trait>): Partial<CellTraits> {
  const part = withoutZone(timePart(text));
  const stated = part.text === '' ? undefined : statedTime(part.text);
  if (!stated?.time) return {};
  if (stated.time !== '00:00') traits.add('dateTime');
  return { timeShape: stated.shape, zone: part.zone };
}

function ofNumber(text: string, traits: Set<Trait>): Partial<CellTraits> {
  if (text.endsWith('%') && moneyFigures(text.slice(0, -1))) {
    traits.add('percent');
    return {};
  }
  const money = moneyFigures(text);
  if (!money) return {};
  const digits = money.figures.replaceAll(/[.,]/g, '');
  if (digits.length > 12) {
    traits.add('code');
    return {};
  }
  const wholeNumber = /^\d{1,9}(?:\.0)?$/.test(money.figures) && !money.symbol && !money.negative;
  traits.add('amount');
  if (wholeNumber) traits.add('whole');
  if (money.symbol) traits.add('symbol');
  const number = Number(money.figures.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));
  if (wholeNumber && number >= 36526 && number <= 73050) traits.add('serial');
  return { number, mark: decimalMarkOf(money.figures) };
}

const wordTraits: readonly (readonly [Trait, RegExp])[] = [
  ['marketplace', marketplaceWords],
  ['payment', paymentWords],
  ['tender', tenderWords],
  ['source', sourceWords],
  ['status', statusWords],
  ['room', roomWords],
  ['class', classWords],
  ['weekday', weekdayWords],
  ['yesNo', yesNoWords],
  ['email', email],
  ['code', code],
  ['duration', duration],
];

function ofWords(text: string, folded: string, traits: Set<Trait>): void {
  for (const [trait, pattern] of wordTraits) if (pattern.test(folded)) traits.add(trait);
  if (traits.has('payment') || traits.has('marketplace')) traits.add('paidFor');
  if (link.test(text)) traits.add('link');
  if (text.length >= longCharactersMin) traits.add('long');
  else if (person.test(text) || capitals.test(text)) traits.add('person');
  if (/\p{L}/u.test(text)) traits.add('text');
}

/** Determines the traits of one cell. Cost: linear in its text. */
export function cellTraits(cell: string): CellTraits {
  const text = cell.trim();
  const traits = new Set<Trait>();
  if (saysNothing(text)) return { traits: traits.add('blank') };
  const dated = text.length > 60 ? {} : ofDate(text, traits);
  if (traits.has('date')) return { traits, ...dated, ...ofTimeAfterDate(text, traits) };
  const stated = statedTime(text);
  if (stated && dotted.test(text)) traits.add('clockOrAmount');
  else if (stated) {
    traits.add(stated.time ? 'time' : 'noSuch');
    if (stated.shape === 'hour-24') traits.add('duration');
    return { traits, timeShape: stated.shape };
  }
  if (readPair(text)) traits.add('pair');
  const numbered = ofNumber(text, traits);
  if (phone.test(text) && !traits.has('symbol') && !dated.dateShape) traits.add('phone');
  ofWords(text, fold(text.slice(0, 200)), traits);
  return { traits, ...dated, ...numbered };
}
