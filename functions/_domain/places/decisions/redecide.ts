import { createHash } from 'node:crypto';
import { classesPerMessageMax, type DecideMessage } from '#shared/contracts/messages.ts';
import { addHours } from '#shared/core/time/zone.ts';
import { idStartOf } from '#functions/_domain/classes/class-id.ts';
import { chunksOf } from '#functions/_platform/common/in-parallel.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { Queue } from '#functions/_platform/ports/queues.ts';
import { openHours } from '#functions/_domain/classes/horizon.ts';

/** Bookings of a class within the same minute lead to one new decision, which is made after that minute. */
export const coalescedSeconds = 60;

/** A class that starts in less than a minute counts as begun. */
const minuteHours = 1 / 60;

/** The open classes that have not begun, each once. A class id begins with the class's start. */
export function openClassIds(classIds: Iterable<string>, now: Date): string[] {
  const at = now.toISOString();
  const [from, to] = [idStartOf(addHours(at, minuteHours)), idStartOf(addHours(at, openHours))];
  return [...new Set(classIds)].filter((classId) => classId > from && classId < to).sort();
}

const digestOf = (classIds: readonly string[]): string =>
  createHash('sha256').update(classIds.join()).digest('hex').slice(0, 16);

export interface Booked {
  readonly studioId: string;
  /** The classes whose bookings changed, including past ones. */
  readonly classIds: Iterable<string>;
  readonly correlationId: string;
  /** Whether nothing else was reported about these classes lately. */
  readonly isAlone?: boolean;
}

export interface RedecideDeps extends Base {
  readonly studios: Queue<DecideMessage>;
}

/**
 * Requests new decisions for the open classes whose bookings changed: one message per batch, none for past classes. The
 * bookings are already stored and the hourly run covers every class, so a message that the queue refuses is only
 * logged.
 */
export async function redecide(
  { studioId, classIds, correlationId, isAlone = false }: Booked,
  { clock, logger, studios }: RedecideDeps,
): Promise<void> {
  const now = clock.now();
  const minute = now.toISOString().slice(0, 16);
  const messages = chunksOf(openClassIds(classIds, now), classesPerMessageMax).map((batch) => ({
    kind: 'decide-classes' as const,
    studioId,
    classIds: batch,
    runId: `booked#${minute}#${digestOf(batch)}`,
    correlationId,
    ...(isAlone && { isAlone }),
  }));
  if (messages.length === 0) return;
  try {
    await studios.send(messages, coalescedSeconds);
  } catch (error) {
    logger.warn('booked classes could not be sent to be decided again', { studioId, error });
  }
}
