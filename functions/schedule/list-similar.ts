import { listSimilar, similarItemsMax } from '#shared/contracts/schedule/list-similar.ts';
import { readSource } from '#functions/_domain/connections/source-store.ts';
import { readAnswers } from '#functions/_domain/same-classes/answer-store.ts';
import { readComingClasses } from '#functions/_domain/same-classes/same-class-store.ts';
import { similarClasses, type ComparedClass } from '#functions/_domain/same-classes/similar-classes.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';

const viewOf = ({ classId, className, room, totalCapacity, bookings }: ComparedClass) => ({
  classId,
  className,
  room,
  totalCapacity,
  bookings,
});

export const handler = httpOperation(listSimilar, {}, async ({ table, caller: { studioId }, deps }) => {
  const source = await readSource(table, studioId, 'kenko');
  if (source?.status !== 'connected') return { pairs: [] };
  const [classes, answers] = await Promise.all([
    readComingClasses(table, studioId, deps.clock.now()),
    readAnswers(table, studioId),
  ]);
  return {
    pairs: similarClasses(classes, answers)
      .slice(0, similarItemsMax)
      .map(({ first, second, starts }) => ({
        first: viewOf(first),
        second: viewOf(second),
        startsAt: first.startsAt,
        localDate: first.localDate,
        localTime: first.localTime,
        starts,
      })),
  };
});
