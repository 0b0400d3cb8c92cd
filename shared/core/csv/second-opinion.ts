import {
  classWords,
  marketplaceWords,
  paymentWords,
  roomWords,
  sourceWords,
  statusWords,
  weekdayWords,
} from './cell-words.ts';
import type { ColumnFields } from './agreed-columns.ts';
import type { ColumnEvidence, Mapping } from './map-columns.ts';
import { fieldsOf, joinedFields, requiredFields, type Field, type FileKind } from './plan.ts';
import { fold, saysNothing } from './text.ts';
import { titleScore } from './title-scores.ts';
import { understand, type FileProfile } from './understand.ts';
import { impossible, valueScore } from './value-scores.ts';
import type { Understanding } from './understanding.ts';

/** The question to a language model: titles and a few values that identify nobody. */
export interface OpinionRequest {
  readonly kind: FileKind;
  readonly fields: readonly Field[];
  readonly columns: readonly { readonly title: string; readonly examples: readonly string[] }[];
}

/** Below this confidence, a second opinion is requested. */
export const opinionBelow = 0.8;
/** The highest confidence of a plan that needed a second opinion. */
const opinionMax = 0.79;

const examplesMax = 4;
const exampleCharactersMax = 48;
const titleCharactersMax = 80;

const knownWords = [
  classWords,
  marketplaceWords,
  paymentWords,
  roomWords,
  sourceWords,
  statusWords,
  weekdayWords,
];
const isKnown = (word: string): boolean => knownWords.some((pattern) => pattern.test(fold(word)));

/** The shape of a value: digits become 9 and letters x, but domain words stay. 'Ana 12' is 'Xxx 99'. */
export const maskValue = (value: string): string =>
  value
    .slice(0, exampleCharactersMax)
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/\p{N}/gu, '9')
    .replaceAll(/[\p{L}\p{M}]+/gu, (word) =>
      isKnown(word) ? word : word.replaceAll(/\p{Lu}/gu, 'X').replaceAll(/[^X]/gu, 'x'),
    );

function examplesOf(rows: FileProfile['sample'], column: number): string[] {
  const found = new Set<string>();
  for (const row of rows) {
    const cell = row[column] ?? '';
    if (!saysNothing(cell)) found.add(maskValue(cell.trim()));
    if (found.size >= examplesMax) break;
  }
  return [...found];
}

/**
 * Creates the question about a file for a language model. Titles come from the file, so they are data and not
 * instructions.
 */
export const opinionRequest = ({ kind, titles, sample }: FileProfile): OpinionRequest => ({
  kind,
  fields: fieldsOf[kind],
  columns: titles.map((title, column) => ({
    title: title.replaceAll(/\p{Cc}/gu, ' ').slice(0, titleCharactersMax),
    examples: examplesOf(sample, column),
  })),
});

/** The answer's fields by column; undefined unless it is a list of known fields for each column. */
function columnsOf(answer: unknown, { kind, titles }: FileProfile): Field[][] | undefined {
  const given =
    typeof answer === 'object' && answer !== null && 'columns' in answer ? answer.columns : undefined;
  if (!Array.isArray(given) || given.length !== titles.length) return undefined;
  const known = new Set<unknown>(fieldsOf[kind]);
  const isFields = (fields: unknown): fields is Field[] =>
    Array.isArray(fields) && fields.length <= 2 && fields.every((field) => known.has(field));
  return given.every(isFields) ? given.map((fields) => [...fields]) : undefined;
}

const pairShareMin = 0.6;

function fits(fields: readonly Field[], column: number, { columns }: FileProfile): boolean {
  const facts = columns[column]?.facts;
  if (!facts || facts.filled === 0) return fields.length === 0;
  const has = (...both: readonly Field[]): boolean => both.every((field) => fields.includes(field));
  if (has('class_date', 'class_time')) return facts.share('dateTime') >= pairShareMin;
  if (has('current_bookings', 'total_capacity') || has('free_places', 'total_capacity'))
    return facts.share('pair') >= pairShareMin;
  if (fields.length > 1) return false;
  return fields.every((field) => {
    const isRest = (field === 'booked_at' || field === 'cancelled_at') && facts.share('time') > 0.7;
    return isRest || valueScore(facts, field) > impossible;
  });
}

/** Whether each field has one column, or at most two where that is allowed. */
function isUnique(columns: readonly (readonly Field[])[]): boolean {
  const times = new Map<Field, number>();
  for (const field of columns.flat()) times.set(field, (times.get(field) ?? 0) + 1);
  return [...times].every(([field, count]) => count <= (joinedFields.includes(field) ? 2 : 1));
}

const sureTitle = 0.85;
const opinionTitle = 0.6;

/** @param titleMin minimum certainty with which titles name their fields, depending on who chose the fields */
function mappingOf(columns: Field[][], { columns: own, kind }: FileProfile, titleMin: number): Mapping {
  const evidence = new Map<Field, ColumnEvidence>();
  columns.forEach((fields, column) => {
    const at = own[column];
    if (!at) return;
    for (const field of fields) {
      if (evidence.has(field)) continue;
      const title = Math.max(titleMin, titleScore(at.concepts, field, kind));
      evidence.set(field, { column, title, values: Math.max(0, valueScore(at.facts, field)), margin: 0.2 });
    }
  });
  return { columns, evidence, best: new Map(), unclear: new Set() };
}

/** Whether an opinion agrees with everything that titles and values clearly show, which it must not overrule. */
function keepsWhatIsSure(
  columns: readonly (readonly Field[])[],
  found: Understanding,
  profile: FileProfile,
): boolean {
  return found.plan.columns.every((fields, column) =>
    fields.every((field) => {
      const own = profile.columns[column];
      const isSure = own && titleScore(own.concepts, field, profile.kind) >= sureTitle;
      return !isSure || columns[column]?.includes(field);
    }),
  );
}

const requiredIn = (columns: readonly (readonly Field[])[], kind: FileKind): number =>
  requiredFields[kind].filter((field) => columns.some((fields) => fields.includes(field))).length;

/**
 * Accepts a language model's answer, `{columns: [[field, …], …]}` by position, if it is plausible: known fields, each
 * in one column, values that fit them, no contradiction of clear evidence, and at least as many required fields as
 * before. Dates, times and amounts are still parsed only from the file.
 *
 * @returns the analysis with that mapping, or undefined to keep the earlier one
 */
export function acceptOpinion(
  profile: FileProfile,
  found: Understanding,
  answer: unknown,
): Understanding | undefined {
  const columns = columnsOf(answer, profile);
  if (!columns || !isUnique(columns)) return undefined;
  if (!columns.every((fields, column) => fits(fields, column, profile))) return undefined;
  if (!keepsWhatIsSure(columns, found, profile)) return undefined;
  if (requiredIn(columns, profile.kind) < requiredIn(found.plan.columns, profile.kind)) return undefined;
  const understood = understand(profile, mappingOf(columns, profile, opinionTitle));
  return {
    ...understood,
    confidence: Math.max(found.confidence, Math.min(opinionMax, understood.confidence)),
  };
}

/** The certainty with which a title names a field that several studios have confirmed for it. */
const agreedTitle = 1;

/**
 * Uses the columns that several studios confirmed for files with this header, unless a column's values contradict that.
 * Human answers outweigh titles and values, and an empty column may mean the same as elsewhere. Dates, times and
 * amounts are still parsed only from the file.
 *
 * @returns the analysis with that mapping, or undefined to keep the earlier one
 */
export function acceptAgreed(profile: FileProfile, agreed: ColumnFields): Understanding | undefined {
  const columns = columnsOf({ columns: agreed }, profile);
  if (!columns || !isUnique(columns)) return undefined;
  const canBe = (fields: readonly Field[], at: number): boolean =>
    profile.columns[at]?.facts.filled === 0 || fits(fields, at, profile);
  return columns.every(canBe) ? understand(profile, mappingOf(columns, profile, agreedTitle)) : undefined;
}
