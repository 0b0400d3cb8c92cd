import { Failure } from '#shared/contracts/failure.ts';
import { answerSimilar } from '#shared/contracts/schedule/answer-similar.ts';
import { readingQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import { readAnswers, storeSameClassAnswer } from '#functions/_domain/same-classes/answer-store.ts';
import { answersIn, type Names } from '#functions/_domain/same-classes/same-classes.ts';
import { areOfTwoSources } from '#functions/_domain/same-classes/similar-classes.ts';

const noLongerTwo = 'These classes are no longer compared.';
const areSame = 'You said that these are the same class, so they become one.';

const namesOf = ({ className, room }: Names): Names => ({ className, room });
const shown = ({ className, room }: Names): string => `${className} ${room}`;

export const handler = httpOperation(
  answerSimilar,
  { readings: readingQueue },
  async ({ table, input: { classId, otherId, isSame }, caller: { studioId }, deps, correlationId }) => {
    const [first, second, answers] = await Promise.all([
      readClass(table, studioId, otherId),
      readClass(table, studioId, classId),
      readAnswers(table, studioId),
    ]);
    if (!areOfTwoSources(first, second)) throw new Failure('conflict', noLongerTwo);
    // Its bookings may have moved already.
    if (!isSame && answersIn(answers)(first, second) === true) throw new Failure('conflict', areSame);
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
    );
    if (isSame) await deps.readings.send([{ kind: 'sync-system', studioId, correlationId }]);
    return { isSame };
  },
);
