import { readDay, type DateContext } from './calendar.ts';
import { findDates, findTimes } from './dates.ts';
import { resemblesClass } from './class-words.ts';
import type { Labelled } from './labelled.ts';
import { level } from './level.ts';
import type { StatedClass } from './sentences.ts';

/** The place where a value was found. A value behind a label is the most certain. */
export type Source = 'label' | 'kind' | 'sentence' | 'subject' | 'line' | 'place' | 'schedule';

/** A reservation while its values are being collected. */
export interface Draft {
  className?: string | undefined;
  classFrom?: Source | undefined;
  day?: string | undefined;
  time?: string | undefined;
  dayFrom?: Source | undefined;
  name?: string | undefined;
  ref?: string | undefined;
  doubts: Set<'order' | 'weekday' | 'year' | 'conflict' | 'clients' | 'refs' | 'person'>;
}

export const newDraft = (): Draft => ({ doubts: new Set() });

/** Adds the first day and time of a text to a draft that has none yet. */
export function putMoment(draft: Draft, text: string, context: DateContext, from: Source): void {
  for (const found of findDates(text, from === 'label' || from === 'sentence')) {
    const read = draft.day === undefined ? readDay(found, context) : undefined;
    if (!read) continue;
    draft.day = read.day;
    draft.dayFrom = from;
    if (read.doubt) draft.doubts.add(read.doubt);
    if (found.year === undefined) draft.doubts.add('year');
  }
  const time = findTimes(text)[0]?.time;
  if (time && draft.time === undefined) draft.time = time;
}

/** The words of a text in lower case, without accents and punctuation. */
export const folded = (text: string): string =>
  level(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const sameText = (a: string | undefined, b: string | undefined): boolean =>
  a === undefined || b === undefined || folded(a) === folded(b);

function sameClass(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return true;
  const [one, other] = [folded(a), folded(b)];
  return one.includes(other) || other.includes(one);
}

const same = (a: string | undefined, b: string | undefined): boolean =>
  a === undefined || b === undefined || a === b;

/** Whether two drafts can be the same reservation, printed twice or in two parts. */
function agree(a: Draft, b: Draft): boolean {
  const isOne =
    sameClass(a.className, b.className) &&
    same(a.day, b.day) &&
    same(a.time, b.time) &&
    sameText(a.name, b.name) &&
    sameText(a.ref, b.ref);
  if (!isOne) return false;
  const classShared = a.className !== undefined && b.className !== undefined;
  const dayShared = a.day !== undefined && a.day === b.day && a.time !== undefined && a.time === b.time;
  const isPart = (one: Draft): boolean =>
    one.className === undefined || one.day === undefined || one.time === undefined;
  return (classShared && (isPart(a) || isPart(b) || dayShared)) || dayShared || (isPart(a) && isPart(b));
}

const rank: Record<Source, number> = {
  schedule: 6,
  label: 5,
  kind: 4,
  sentence: 3,
  subject: 2,
  line: 1,
  place: 0,
};

function merge(into: Draft, from: Draft): void {
  const better = from.classFrom && (!into.classFrom || rank[from.classFrom] > rank[into.classFrom]);
  if (better && from.className !== undefined) {
    into.className = from.className;
    into.classFrom = from.classFrom;
  }
  into.day ??= from.day;
  into.dayFrom ??= from.dayFrom;
  into.time ??= from.time;
  into.name ??= from.name;
  into.ref ??= from.ref;
  for (const doubt of from.doubts) into.doubts.add(doubt);
}

const draftsMax = 200;

/** Each reservation once, however often the e-mail repeats it. */
export function merged(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  for (const draft of drafts.slice(0, draftsMax)) {
    const known = out.find((one) => agree(one, draft));
    if (known) merge(known, draft);
    else out.push(draft);
  }
  return out;
}

const momentOf = ({ day, time }: Draft): string => `${day} ${time}`;

/**
 * The reservations of an e-mail. It has one, unless it contains several days or times: a further class name is another
 * reading of the same reservation.
 */
export function asOne(drafts: readonly Draft[]): Draft[] {
  const [first] = drafts;
  const dated = drafts.filter(({ day }) => day !== undefined);
  const isOne = new Set(dated.map(momentOf)).size <= 1;
  if (!first || drafts.length < 2 || dated.length === 0 || !isOne) return [...drafts];
  const likely = (one: Draft): number =>
    one.className === undefined || !one.classFrom
      ? -1
      : rank[one.classFrom] + (resemblesClass(one.className) ? 10 : 0);
  const { className, classFrom } = drafts.reduce((a, b) => (likely(b) > likely(a) ? b : a));
  const whole: Draft = { ...newDraft(), className, classFrom };
  for (const draft of drafts) merge(whole, { ...draft, className: undefined, classFrom: undefined });
  return [whole];
}

const isEmpty = ({ className, day, time }: Draft): boolean =>
  className === undefined && day === undefined && time === undefined;

/** Whether a value begins a new reservation, because the present one already has such a value. */
function begins(draft: Draft, { concept, value }: Labelled, context: DateContext): boolean {
  if (concept === 'class')
    return (
      draft.className !== undefined &&
      draft.classFrom !== 'place' &&
      draft.classFrom !== 'kind' &&
      !(isFresh(draft) && sameText(draft.className, value))
    );
  if (concept === 'moment') {
    const probe = newDraft();
    putMoment(probe, value, context, 'label');
    return draft.day !== undefined && (probe.day !== draft.day || !same(probe.time, draft.time));
  }
  if (concept === 'name') return draft.name !== undefined && !sameText(draft.name, value) && !isEmpty(draft);
  if (concept === 'ref') return draft.ref !== undefined && !sameText(draft.ref, value) && !isEmpty(draft);
  return false;
}

const isFresh = (draft: Draft): boolean => draft.day === undefined && draft.time === undefined;

function put(draft: Draft, { concept, value }: Labelled, context: DateContext): void {
  if (concept === 'moment' || concept === 'time') {
    const time = concept === 'time' ? findTimes(value)[0]?.time : undefined;
    if (time && draft.time && time !== draft.time) draft.doubts.add('conflict');
    putMoment(draft, value, context, 'label');
  } else if (concept === 'name') draft.name ??= value;
  else if (concept === 'ref') draft.ref ??= value;
  else if (concept === 'class') {
    draft.className = value;
    draft.classFrom = 'label';
  } else if (draft.className === undefined) {
    draft.className = value;
    draft.classFrom = concept === 'kind' ? 'kind' : 'place';
  }
}

/** The reservations in an e-mail's labelled values, in order; some may be incomplete. */
export function draftsOfLabels(values: readonly Labelled[], context: DateContext): Draft[] {
  const drafts: Draft[] = [];
  let open = newDraft();
  for (const value of values) {
    if (begins(open, value, context)) {
      drafts.push(open);
      open = newDraft();
    }
    put(open, value, context);
  }
  drafts.push(open);
  return drafts;
}

/** The reservations in sentences or lines. A day without a class belongs to the class named before it. */
export function draftsOfStated(stated: readonly StatedClass[], context: DateContext, from: Source): Draft[] {
  const drafts: Draft[] = [];
  for (const { className, moment, name, ref } of stated.slice(0, draftsMax)) {
    const draft: Draft = { ...newDraft(), name, ref };
    if (className !== undefined) {
      draft.className = className;
      draft.classFrom = from;
    }
    putMoment(draft, moment, context, from);
    if (!isEmpty(draft)) drafts.push(draft);
  }
  return drafts;
}

/** Copies the values that only one reservation of an e-mail has to all of them: the person, the reference. */
export function shareOut(drafts: readonly Draft[]): Draft[] {
  const whole = drafts.filter((draft) => !isEmpty(draft));
  const only = (values: readonly (string | undefined)[]): string | undefined => {
    const stated = values.filter((value) => value !== undefined);
    return stated[0] !== undefined && stated.every((value) => sameText(value, stated[0]))
      ? stated[0]
      : undefined;
  };
  const name = only(drafts.map((draft) => draft.name)) ?? drafts.find((draft) => draft.name)?.name;
  const ref =
    only(drafts.map((draft) => draft.ref)) ??
    (whole.length === 1 ? drafts.find((one) => one.ref)?.ref : undefined);
  const names = drafts.flatMap((draft) => draft.name ?? []);
  const [alone, ...others] = whole;
  if (alone && others.length === 0 && names.some((one) => !sameText(one, names[0])))
    alone.doubts.add('clients');
  for (const draft of whole) {
    draft.name ??= whole.length === 1 || only(drafts.map((one) => one.name)) ? name : undefined;
    draft.ref ??= ref;
  }
  if (whole.length > 0) return whole;
  return ref === undefined ? [] : [{ ...newDraft(), ref, name }];
}
