import { importsAtOnceMax } from '#shared/contracts/imports/import.ts';
import type { ImportPermit } from './import-permit-store.ts';

const minuteMs = 60_000;
/** After this time, the permit of an unfinished upload may go to another import. */
const idleMs = 15 * minuteMs;
/** Longer than any step with its retries. */
const workingMs = 6 * 60 * minuteMs;
/** Longer than any request lasts. */
const directMs = 2 * minuteMs;
/**
 * If an import is ended while rows are being written, its running steps have finished or been redelivered after this
 * time.
 */
const windingDownMs = 30 * minuteMs;

const lasting = { idle: idleMs, working: workingMs, direct: directMs, windingDown: windingDownMs };

/** The time until which a permit is held. */
export const heldUntil = (now: Date, how: keyof typeof lasting): string =>
  new Date(now.getTime() + lasting[how]).toISOString();

const namesOf = (prefix: string): readonly string[] =>
  Array.from({ length: importsAtOnceMax }, (_, at) => `${prefix}${at + 1}`);

/** The names of the permits that imports hold from their upload to their end. */
export const importPermits = namesOf('');
/** The names of the permits for work that waits for nobody, so uploads that wait for a person never delay it. */
export const directPermits = namesOf('direct-');
/** The names of all permits of a studio. Whoever holds all of them works alone. */
export const permitNames: readonly string[] = [...importPermits, ...directPermits];

const isOver = ({ until }: ImportPermit, now: Date): boolean => until <= now.toISOString();

/** A permit that may be taken, and its last holder. */
export interface OpenPermit {
  readonly slot: string;
  readonly before: ImportPermit | undefined;
}

/** Those of the named permits that are free or abandoned: free ones first, then abandoned ones, oldest first. */
export function openPermits(
  names: readonly string[],
  held: readonly ImportPermit[],
  now: Date,
): OpenPermit[] {
  const holderOf = new Map(held.map((one) => [one.slot, one]));
  return names
    .map((slot) => ({ slot, before: holderOf.get(slot) }))
    .filter(({ before }) => !before || isOver(before, now))
    .sort((a, b) => ((a.before?.until ?? '') < (b.before?.until ?? '') ? -1 : 1));
}

/** The deletion of imported data that is in progress, if any. */
export const clearingAmong = (held: readonly ImportPermit[], now: Date): ImportPermit | undefined =>
  held.find((one) => one.holder === 'clearing' && !isOver(one, now));

/** The import that is being undone, if any. */
export const takingBackAmong = (held: readonly ImportPermit[], now: Date): ImportPermit | undefined =>
  held.find((one) => one.holder === 'taking-back' && !isOver(one, now));

/** Whether rows are being read or written now. A holder that only waits for a person gives way to a deletion. */
export const isWorkUnderWay = (held: readonly ImportPermit[], now: Date): boolean =>
  held.some((one) => one.working && !isOver(one, now));
