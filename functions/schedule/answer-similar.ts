import { Failure } from '#shared/contracts/failure.ts';
import { answerSimilar } from '#shared/contracts/schedule/answer-similar.ts';
import { importQueue, readingQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { findClass } from '#functions/_domain/classes/class-store.ts';
import { readAnswers, storeSameClassAnswer } from '#functions/_domain/same-classes/answer-store.ts';
import { answersIn, type Names } from '#functions/_domain/same-classes/same-classes.ts';
import {
  areOfTwoSources,
  isStanding,
  type ComparedClass,
} from '#functions/_domain/same-classes/similar-classes.ts';
import { readSimilar, removeSimilarInFile } from '#functions/_domain/same-classes/similar-store.ts';

const noLongerTwo = 'These classes are no longer compared.';
const areSame = 'You said that these are the same class, so they become one.';

const namesOf = ({ className, room }: Names): Names => ({ className, room });
const shown = ({ className, room }: Names): string => `${className} ${room}`;

type Ids = { readonly classId: string; readonly otherId: string };

/** The two names of a pair that may still be answered. The second class is absent if only a bookings file names it. */
interface Pair {
  readonly first: Names;
  readonly second: Names;
  readonly cls: ComparedClass | null;
}

/**
 * Reads a pair that waits for an answer. A pair of files stays stored until its class begins, so it is removed if one of
 * its classes is gone.
 */
async function readPair(table: StudioTable, studioId: string, { classId, otherId }: Ids): Promise<Pair> {
  const [first, second, { byFiles }] = await Promise.all([
    findClass(table, studioId, otherId),
    findClass(table, studioId, classId),
    readSimilar(table, studioId),
  ]);
  const inFile = byFiles.find((one) => one.first.classId === otherId && one.second.classId === classId);
  const isThere = first !== null && isStanding(first);
  if (isThere && second && areOfTwoSources(first, second)) return { first, second, cls: second };
  const isTwo = second === null ? inFile?.isMissing === true : isStanding(second);
  if (inFile && isThere && isTwo) return { first, second: inFile.second, cls: second };
  if (inFile) await removeSimilarInFile(table, studioId, inFile);
  if (!first || (!second && !inFile)) throw new Failure('not-found', 'There is no such class.');
  throw new Failure('conflict', noLongerTwo);
}

export const handler = httpOperation(
  answerSimilar,
  { readings: readingQueue, imports: importQueue },
  async ({ table, input, caller: { studioId }, deps, correlationId }) => {
    const { classId, isSame } = input;
    const [{ first, second, cls }, answers] = await Promise.all([
      readPair(table, studioId, input),
      readAnswers(table, studioId),
    ]);
    // Its bookings may have moved already.
    if (!isSame && answersIn(answers)(first, second) === true) throw new Failure('conflict', areSame);
    const joinId = deps.ids.next();
    await storeSameClassAnswer(
      table,
      { first: namesOf(first), second: namesOf(second), isSame },
      {
        studioId,
        auditId: deps.ids.next(),
        at: deps.clock.now().toISOString(),
        actor: studioId,
        action: answerSimilar.id,
        subject: classId,
        note: `${shown(first)} ${isSame ? '=' : '≠'} ${shown(second)}`,
        correlationId,
      },
      joinId,
    );
    if (!isSame) return { isSame };
    await deps.imports.send([{ kind: 'join', studioId, id: joinId, correlationId }]);
    if (cls?.system) await deps.readings.send([{ kind: 'sync-system', studioId, correlationId }]);
    return { isSame };
  },
);
