import { resemblesClass } from './class-words.ts';
import type { Draft } from './drafts.ts';
import type { Labelled } from './labelled.ts';
import type { Line } from './lines.ts';

/** References of one list have one shape. A booking may also have a second code of another shape. */
const shapeOf = (ref: string): string => ref.replaceAll(/\d/g, '9').replaceAll(/\p{L}/gu, 'a');

/** Whether labels give references of several bookings, but not one for each reservation. */
function areRefsLeft(values: readonly Labelled[], drafts: readonly Draft[]): boolean {
  const labelled = new Set(values.flatMap(({ concept, value }) => (concept === 'ref' ? [value] : [])));
  const most = Math.max(0, ...[...Map.groupBy(labelled, shapeOf).values()].map(({ length }) => length));
  return most > 1 && new Set(drafts.flatMap(({ ref }) => ref ?? [])).size < most;
}

const likeName = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u;

/**
 * Whether the class that stands alone in a line may be the name of a client, in a block with the class above the client:
 * nothing else names the client, and other reservations follow, or the line above is a class.
 */
function mayBePerson(
  { className, classFrom, name }: Draft,
  drafts: readonly Draft[],
  lines: readonly Line[],
): boolean {
  if (classFrom !== 'line' || name !== undefined || className === undefined) return false;
  if (resemblesClass(className) || !likeName.test(className)) return false;
  const at = lines.findIndex(({ text }) => text === className);
  return drafts.length > 1 || resemblesClass(lines[at - 1]?.text ?? '');
}

/**
 * Removes values of reservations that were read in blocks without labels, one below the other: the line of the client
 * may have been taken for the class, or a reference for that of another booking. A person then decides.
 */
export function withoutUnclear(
  drafts: readonly Draft[],
  values: readonly Labelled[],
  lines: readonly Line[],
): void {
  const isRefLeft = areRefsLeft(values, drafts);
  for (const draft of drafts) {
    const isPerson = mayBePerson(draft, drafts, lines);
    if (isRefLeft) Object.assign(draft, { ref: undefined, doubts: draft.doubts.add('refs') });
    if (isPerson) Object.assign(draft, { className: undefined, doubts: draft.doubts.add('person') });
  }
}
