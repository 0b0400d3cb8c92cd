import * as fc from 'fast-check';
import { classIdAt } from '#functions/_domain/classes/class-identity.ts';
import { sameClasses, type ToCompare } from '#functions/_domain/same-classes/same-classes.ts';

const seven = '2026-11-25T13:00:00.000Z';
const eight = '2026-11-25T14:00:00.000Z';

const cls = (className: string, room = 'Sala 1', startsAt = seven, more: Record<string, unknown> = {}) => ({
  classId: classIdAt({ className, room }, startsAt),
  className,
  room,
  ...more,
});
type Cls = ReturnType<typeof cls>;

const found = (listed: readonly Cls[], scheduled: readonly Cls[], more: Partial<ToCompare<Cls>> = {}) => {
  const names = new Map(
    [...listed, ...scheduled].map((one) => [one.classId, `${one.className}/${one.room}`]),
  );
  const same = sameClasses({ listed, scheduled, answers: [], ...more });
  return [...same].map(([classId, one]) => [names.get(classId), `${one.className}/${one.room}`]);
};
const reading = (last: readonly (readonly [Cls, Cls])[] = [], others: readonly Cls[] = []) => ({
  lastReading: {
    found: new Map(last.map(([one, was]) => [one.classId, was.classId])),
    classIds: new Set([...last.map(([, was]) => was), ...others].map(({ classId }) => classId)),
  },
});

describe('the classes that a source names differently', () => {
  it('are found at the same start in the same room', () => {
    expect(found([cls('Yoga (60 min)')], [cls('Yoga')])).toEqual([['Yoga (60 min)/Sala 1', 'Yoga/Sala 1']]);
    expect(found([cls('Yoga (60 min)')], [cls('Yoga', 'Sala 1', eight)])).toEqual([]);
    expect(found([cls('Yoga (60 min)')], [cls('Yoga', 'Terraza')])).toEqual([]);
    expect(found([cls('Yoga Flow')], [cls('Yoga')])).toEqual([]);
  });

  it('are not guessed where several fit', () => {
    const without = cls('Yoga (60 min)', 'Studio', seven, { hasNoRoom: true });
    expect(found([without], [cls('Yoga')])).toEqual([['Yoga (60 min)/Studio', 'Yoga/Sala 1']]);
    expect(found([without], [cls('Yoga'), cls('Yoga', 'Terraza')])).toEqual([]);
    expect(found([cls('Yoga (60 min)'), cls('Yoga (90 min)')], [cls('Yoga')])).toEqual([]);
    expect(found([cls('Yoga', 'Sala 1'), cls('yoga flow')], [cls('Yoga'), cls('Yoga 60 min')])).toEqual([]);
  });

  it('are not compared if there are more than a studio holds at one time', () => {
    const rooms = Array.from({ length: 1000 }, (_, at) => `Sala ${at}`);
    const scheduled = rooms.map((room) => cls('Yoga', room));
    expect(found([cls('Yoga (60 min)', 'Sala 7')], scheduled)).toEqual([
      ['Yoga (60 min)/Sala 7', 'Yoga/Sala 7'],
    ]);
    expect(
      found(
        rooms.map((room) => cls('Yoga (60 min)', room)),
        scheduled,
      ),
    ).toEqual([]);
  });

  it('are those of parallel classes, each in its room', () => {
    const scheduled = [cls('Yoga'), cls('Yoga', 'Terraza')];
    expect(found([cls('Yoga (60 min)', 'Terraza'), cls('Yoga (60 min)')], scheduled)).toEqual([
      ['Yoga (60 min)/Terraza', 'Yoga/Terraza'],
      ['Yoga (60 min)/Sala 1', 'Yoga/Sala 1'],
    ]);
  });

  it('are none if the source names both, or a file named both before', () => {
    expect(found([cls('Yoga (60 min)'), cls('Yoga')], [cls('Yoga')])).toEqual([]);
    expect(found([cls('Yoga (60 min)')], [cls('Yoga (60 min)'), cls('Yoga')])).toEqual([]);
  });

  it('are found for the system even if both are in the schedule already', () => {
    const [own, file] = [cls('Yoga (60 min)'), cls('Yoga')];
    const joined = [['Yoga (60 min)/Sala 1', 'Yoga/Sala 1']];
    expect(found([own], [own, file], reading([[own, own]]))).toEqual(joined);
    // The next reading, while the class waits for a marketplace, and after it has moved.
    expect(found([own], [own, file], reading([[own, file]]))).toEqual(joined);
    const moved = { ...own, movedTo: file.classId };
    expect(found([own], [moved, file], reading([], [file]))).toEqual(joined);
    // Both are classes of the system.
    expect(found([own], [own, file], reading([[own, own]], [file]))).toEqual([]);
  });

  it('stay found when the system lists another class that fits as well', () => {
    const [own, other, file] = [cls('Yoga (60 min)'), cls('Yoga (90 min)'), cls('Yoga')];
    expect(found([own, other], [file], reading([[own, file]]))).toEqual([
      ['Yoga (60 min)/Sala 1', 'Yoga/Sala 1'],
    ]);
  });

  it('are what the owner says', () => {
    const [one, other] = [cls('Yoga Flow - Ana', 'Studio'), cls('Yoga Flow', 'Terraza')];
    const answers = [{ first: { className: 'yoga flow', room: 'terraza' }, second: one, isSame: true }];
    expect(found([one], [other], { answers })).toEqual([['Yoga Flow - Ana/Studio', 'Yoga Flow/Terraza']]);
    const no = [{ first: cls('Yoga'), second: cls('Yoga (60 min)'), isSame: false }];
    expect(found([cls('Yoga (60 min)')], [cls('Yoga')], { answers: no })).toEqual([]);
  });

  const anyClass = fc
    .tuple(
      fc.constantFrom('Yoga', 'Yoga (60 min)', 'YOGA 60 min', 'Yoga (90 min)', 'Box', 'Box 45 min'),
      fc.constantFrom('Sala 1', 'Terraza'),
      fc.constantFrom(seven, eight),
    )
    .map(([className, room, startsAt]) => cls(className, room, startsAt));
  const classes = fc.uniqueArray(anyClass, { selector: ({ classId }) => classId, maxLength: 6 });

  it('are one to one, in the same room, and never those that the source names itself', () => {
    fc.assert(
      fc.property(classes, classes, (listed, scheduled) => {
        const same = [...sameClasses({ listed, scheduled, answers: [] })];
        const ids = new Set(listed.map(({ classId }) => classId));
        const rooms = new Map(listed.map(({ classId, room }) => [classId, room]));
        expect(new Set(same.map(([, { classId }]) => classId)).size).toBe(same.length);
        for (const [classId, one] of same) {
          expect(ids.has(one.classId)).toBe(false);
          expect(one.room).toBe(rooms.get(classId));
        }
      }),
    );
  });

  it('are the same when the file is imported again', () => {
    fc.assert(
      fc.property(classes, classes, (listed, scheduled) => {
        const same = sameClasses({ listed, scheduled, answers: [] });
        const ids = new Set(scheduled.map(({ classId }) => classId));
        const made = listed.filter(({ classId }) => !same.has(classId) && !ids.has(classId));
        expect(sameClasses({ listed, scheduled: [...scheduled, ...made], answers: [] })).toEqual(same);
      }),
    );
  });
});
