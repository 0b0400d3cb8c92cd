import * as fc from 'fast-check';
import { classIdAt } from '#functions/_domain/classes/class-identity.ts';
import { similarClasses, type ComparedClass } from '#functions/_domain/same-classes/similar-classes.ts';

const seven = '2026-11-25T13:00:00.000Z';
const eight = '2026-11-25T14:00:00.000Z';

const cls = (className: string, room: string, more: Partial<ComparedClass> = {}): ComparedClass => {
  const startsAt = more.startsAt ?? seven;
  return {
    classId: classIdAt({ className, room }, startsAt),
    className,
    room,
    startsAt,
    localDate: startsAt.slice(0, 10),
    localTime: startsAt.slice(11, 16),
    totalCapacity: 12,
    bookings: 0,
    ...more,
  };
};
const listed = (className: string, room: string, more: Partial<ComparedClass> = {}) =>
  cls(className, room, { system: 'kenko', ...more });

const pairsIn = (classes: readonly ComparedClass[], answers: Parameters<typeof similarClasses>[1] = []) =>
  similarClasses(classes, answers).map(({ first, second, starts }) => [
    `${first.className}/${first.room}`,
    `${second.className}/${second.room}`,
    starts,
  ]);

describe('the classes that may be in the schedule twice', () => {
  const [flow, level] = [cls('Flow', 'Sala 1'), listed('Flow Nivel 2', 'Sala 1')];

  it('are one of the system and one of another source, at the same start', () => {
    expect(pairsIn([flow, level])).toEqual([['Flow/Sala 1', 'Flow Nivel 2/Sala 1', 1]]);
    expect(pairsIn([flow, cls('Flow Nivel 2', 'Sala 1')])).toEqual([]);
    expect(pairsIn([listed('Flow', 'Sala 1'), level])).toEqual([]);
    expect(pairsIn([flow, { ...level, startsAt: eight }])).toEqual([]);
    expect(pairsIn([flow, listed('Boxeo', 'Terraza')])).toEqual([]);
  });

  it.each([{ movedTo: flow.classId }, { cancelledAt: seven }, { totalCapacity: 0 }])(
    'both take place: not with %p',
    (over) => {
      expect(pairsIn([flow, { ...level, ...over }])).toEqual([]);
    },
  );

  it('are asked about once, however often they start together', () => {
    const later = [
      cls('Flow', 'Sala 1', { startsAt: eight }),
      listed('flow nivel 2', 'sala 1', { startsAt: eight }),
    ];
    expect(pairsIn([flow, level, ...later])).toEqual([['Flow/Sala 1', 'Flow Nivel 2/Sala 1', 2]]);
  });

  it('are the most similar ones of parallel classes', () => {
    const classes = [
      cls('Flow', 'Sala 1'),
      cls('Flow', 'Sala 2'),
      listed('Flow', 'Salón 1'),
      listed('Flow', 'Salón 2'),
    ];
    expect(pairsIn(classes)).toEqual([
      ['Flow/Sala 1', 'Flow/Salón 1', 1],
      ['Flow/Sala 2', 'Flow/Salón 2', 1],
    ]);
  });

  it('are not asked about again after an answer', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (isSame, isTurned) => {
        const [first, second] = isTurned ? [level, flow] : [flow, level];
        return pairsIn([flow, level], [{ first, second, isSame }]).length === 0;
      }),
    );
  });
});
