import { placesOfBookingMax } from '../bookings/booked-places.ts';
import { conditional } from './other-kinds.ts';
import type { Line } from './lines.ts';
import { severalPlacesIn } from './several-places.ts';

const numberWords: readonly (readonly [number, string])[] = [
  [1, 'a an one un uno una um uma une'],
  [2, 'two dos dois duas deux'],
  [3, 'three tres trois'],
  [4, 'four cuatro quatro quatre'],
  [5, 'five cinco cinq'],
  [6, 'six'],
];
const numbers = new Map(
  numberWords.flatMap(([count, words]) => words.split(' ').map((word) => [word, count] as const)),
);
const one = String.raw`(\d{1,2}|${[...numbers.keys()].join('|')})`;

const place = String.raw`(?:spots?|seats?|places?|tickets?|people|persons?|pax|lugar(?:es)?|plazas?|cupos?|vagas?|personas?|pessoas?|personnes?|boletos?|entradas?|ingressos?)`;
const extra = String.raw`(?:additional|extra|accompanying)`;
/** People who certainly come besides the client. */
const others = String.raw`(?:${extra} (?:guests?|friends?|person|people|spots?|places?)|friends?|acompan\p{L}+|accompagnants?|amig[oa]s?|amie?s?)`;
/** People who may include the client. */
const guests = String.raw`(?:guests?|invitad[oa]s?|convidad[oa]s?|invitee?s?)`;
const numberOf = String.raw`(?:(?:number|no\.?|#|qty|quantity|numero|cantidad|quantidade|nombre) (?:of |de |d'))?`;
const end = String.raw`\s?\W*$`;
const sign = String.raw`\s?[:#=–—-]?\s\+?`;
const party = String.raw`(?:party|group|grupo|groupe)`;
const person = String.raw`(?:guests?|friends?|others?|people|persons?|acompan\p{L}+|invitad[oa]s?|convidad[oa]s?|amig[oa]s?|personas?|pessoas?|personnes?|accompagnants?|invitee?s?|amie?s?)`;
const booked = String.raw`\b(?:book|reserv|agend|apart|inscri|sign(?:ed|s)? up|enrol|compr|bought|purchas|marc|cancel|anul|annul)\p{L}*`;

type Totals = (count: number) => readonly number[];
const all: Totals = (count) => [count];
const besides: Totals = (count) => [count + 1];
const either: Totals = (count) => [count, count + 1];

/** What a text that counts places or people may mean altogether. */
const patterns: readonly (readonly [string, Totals])[] = [
  [
    String.raw`^${numberOf}${place}(?: (?:booked|reserved|reservad[oa]s|agendad[oa]s|reservees|cancell?ed|cancelad[ao]s|anulad[ao]s|annulees?))?${sign}${one}(?: ${place})?${end}`,
    all,
  ],
  [String.raw`^(?:booked|reserved|cancell?ed) ${place}${sign}${one}${end}`, all],
  [
    String.raw`^(?:${party} size|${party} (?:of|de)|tamano del grupo|tamanho do grupo)${sign}${one}${end}`,
    all,
  ],
  [String.raw`^${numberOf}${others}${sign}${one}${end}`, besides],
  [String.raw`^${numberOf}${guests}${sign}${one}${end}`, either],
  [String.raw`^\+ ?${one} ${person}\b`, besides],
  [String.raw`\p{L}[ ,(]+(?:\+|plus|mas|mais) ?${one} ${person}\b`, besides],
  [String.raw`${booked}[^.!?]{0,80}\b(?:with|con|com|avec) ${one} ${person}\b`, besides],
  [String.raw`${booked}[^.!?\d]{0,40}\b${one} ${place}\b`, all],
  [String.raw`${booked}[^.!?\d]{0,40}\b${one} ${guests}\b`, either],
  [String.raw`^${one} ${place}${end}`, all],
  [String.raw`^${one} ${guests}${end}`, either],
  [String.raw`\b(?:for|para|pour) ${one} (?:people|persons|personas|pessoas|personnes)\b`, all],
  [String.raw`\b${party} (?:of|de) ${one}\b`, all],
];
const ownOf = String.raw`(?:the|her|his|their|your|its|los|las|sus?|tus|as|os|suas|seus|ses|les|vos) `;
const partOf = String.raw`(?:out )?(?:of|de|das?|dos|sur) (?:${ownOf})?`;
/** A part of the places of a booking: '2 of 4 places'. */
const parts = [
  String.raw`(?<![\d/:.])${one} (?:${place} )?${partOf}${one}(?: \p{L}+)? ${place}\b`,
  String.raw`(?<![\d/:.])${one} ${place} ${partOf}${one}\b`,
  String.raw`^${numberOf}(?:cancell?ed )?${place}(?: (?:cancell?ed|cancelad[ao]s|anulad[ao]s|annulees?))?${sign}${one} ${partOf}${one}${end}`,
].map((pattern) => new RegExp(pattern, 'u'));
const cancelling = /\b(?:cancel|anul|annul)/;

const rules = patterns.map(([pattern, totals]) => ({ pattern: new RegExp(pattern, 'u'), totals }));

const countOf = (text: string): number => numbers.get(text) ?? Number(text);

/** All totals that a text may mean; empty if it does not say. */
function totalsIn(text: string): readonly number[] {
  const found = rules.flatMap(({ pattern, totals }) => {
    const [, count] = pattern.exec(text) ?? [];
    return count === undefined ? [] : [totals(countOf(count))];
  });
  const [first = [], ...more] = found;
  return more.reduce((left, next) => left.filter((total) => next.includes(total)), first);
}

/**
 * How many places of one client an e-mail is about.
 *
 * @returns undefined if it may be about one place only; 'unclear' if it may be about several, but their number is not
 * clear, for example because guests may include the client or not
 */
export function statedPlaces(subject: string, lines: readonly Line[]): number | 'unclear' | undefined {
  let left: readonly number[] | undefined;
  for (const text of severalPlacesIn(subject, lines)) {
    const totals = totalsIn(text);
    left = left === undefined ? totals : left.filter((total) => totals.includes(total));
  }
  if (left === undefined) return undefined;
  const [total, ...further] = left;
  return total === undefined || further.length > 0 || total > placesOfBookingMax ? 'unclear' : total;
}

/** Some of the places of one booking, which were cancelled. */
export interface PartOfPlaces {
  readonly places: number;
  /** How many places the booking took before. */
  readonly ofPlaces: number;
}

function partIn(text: string): PartOfPlaces | undefined {
  if (!cancelling.test(text) || conditional.test(text)) return undefined;
  for (const pattern of parts) {
    const [, some, whole] = pattern.exec(text) ?? [];
    if (some !== undefined && whole !== undefined) return { places: countOf(some), ofPlaces: countOf(whole) };
  }
  return undefined;
}

/**
 * Which part of a booking's places an e-mail cancels, if it says so: '2 of 4 places cancelled'.
 *
 * @returns 'unclear' if it names several parts, or one that cannot be
 */
export function cancelledPart(subject: string, lines: readonly Line[]): PartOfPlaces | 'unclear' | undefined {
  const texts = [subject, ...lines.slice(0, partLinesMax).map(({ flat }) => flat)];
  const [first, ...more] = texts.flatMap((text) => partIn(text) ?? []);
  if (first === undefined) return undefined;
  const { places, ofPlaces } = first;
  const isOne = more.every((part) => part.places === places && part.ofPlaces === ofPlaces);
  return isOne && places > 0 && places <= ofPlaces && ofPlaces <= placesOfBookingMax ? first : 'unclear';
}

const partLinesMax = 200;

/** Whether an e-mail says that it is about one place: '1 spot cancelled', 'Spots: 1'. */
export const statesOnePlace = (subject: string, lines: readonly Line[]): boolean =>
  [subject, ...lines.slice(0, partLinesMax).map(({ flat }) => flat)].some((text) => {
    const totals = totalsIn(text);
    return totals.length === 1 && totals[0] === 1 && !conditional.test(text);
  });

/** What several versions of one e-mail say, its text and its HTML. They are clear only together. */
export function placesOfVersions(
  stated: readonly (number | 'unclear' | undefined)[],
): number | 'unclear' | undefined {
  const some = new Set(stated.filter((one) => one !== undefined));
  const [only] = some;
  return some.size > 1 ? 'unclear' : only;
}
