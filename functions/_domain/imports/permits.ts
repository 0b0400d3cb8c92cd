import { importsAtOnceMax } from '#shared/contracts/imports/import.ts';
import type { ImportPermit } from './import-permit-store.ts';

const minuteMs = 60_000;
/** An unfinished upload gives its permit to another import after this time. */
const idleMs = 15 * minuteMs;
/** Longer than any step, its retries included. */
const workingMs = 6 * 60 * minuteMs;
/** Longer than a request can last. */
const directMs = 2 * minuteMs;
/**
 * Steps that began before an import was ended while rows were being written have ended after this time, or were sent
 * again.
 */
const windingDownMs = 30 * minuteMs;

const lasting = { idle: idleMs, working: workingMs, direct: directMs, windingDown: windingDownMs };

/** Until when a place is held. */
export const heldUntil = (now: Date, how: keyof typeof lasting): string =>
  new Date(now.getTime() + lasting[how]).toISOString();

/** The names of a studio's places. */
export const permitNames: readonly string[] = Array.from({ length: importsAtOnceMax }, (_, at) =>
  String(at + 1),
);

const isOver = ({ until }: ImportPermit, now: Date): boolean => until <= now.toISOString();

/** A place that may be taken, and who held it last. */
export interface OpenPermit {
  readonly slot: string;
  readonly before: ImportPermit | undefined;
}

/** The permits that are free or were abandoned; free ones first, then the one abandoned longest. */
export function openPermits(held: readonly ImportPermit[], now: Date): OpenPermit[] {
  const holderOf = new Map(held.map((one) => [one.slot, one]));
  return permitNames
    .map((slot) => ({ slot, before: holderOf.get(slot) }))
    .filter(({ before }) => !before || isOver(before, now))
    .sort((a, b) => ((a.before?.until ?? '') < (b.before?.until ?? '') ? -1 : 1));
}

/** The clearing that is under way, if any. */
export const clearingAmong = (held: readonly ImportPermit[], now: Date): ImportPermit | undefined =>
  held.find((one) => one.holder === 'clearing' && !isOver(one, now));

/** The import that is being removed, if any. */
export const takingBackAmong = (held: readonly ImportPermit[], now: Date): ImportPermit | undefined =>
  held.find((one) => one.holder === 'taking-back' && !isOver(one, now));

/** Whether rows are being read or written now. A holder that only waits for a person gives way to a clearing. */
export const isWorkUnderWay = (held: readonly ImportPermit[], now: Date): boolean =>
  held.some((one) => one.working && !isOver(one, now));
