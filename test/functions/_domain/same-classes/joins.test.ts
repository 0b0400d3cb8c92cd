import * as fc from 'fast-check';
import { classIdAt } from '#functions/_domain/classes/class-identity.ts';
import { joinsAmong, type JoinableClass } from '#functions/_domain/same-classes/joins.ts';
import type { SameClassAnswer } from '#functions/_domain/same-classes/same-classes.ts';

const seven = '2026-11-25T13:00:00.000Z';
const eight = '2026-11-25T14:00:00.000Z';
const room = 'Sala 1';

const cls = (className: string, more: Partial<JoinableClass> = {}, startsAt = seven): JoinableClass => ({
  classId: classIdAt({ className, room }, startsAt),
  className,
  room,
  ...more,
});
const idOf = (className: string): string => cls(className).classId;
const answer = (first: string, second: string, isSame = true): SameClassAnswer => ({
  first: { className: first, room },
  second: { className: second, room },
  isSame,
});
const joined = (
  classes: readonly JoinableClass[],
  answers: readonly SameClassAnswer[],
  left: ReadonlyMap<string, string> = new Map(),
) => joinsAmong(classes, answers, left).map(({ from, to }) => `${from.className} > ${to.className}`);

describe('classes that the owner said are one', () => {
  it('are joined at every start, the second into the first', () => {
    const classes = [cls('A'), cls('B'), cls('C'), cls('B', {}, eight), cls('A', {}, eight)];
    expect(joined(classes, [answer('A', 'b')])).toEqual(['B > A', 'B > A']);
    expect(joined(classes, [answer('A', 'B', false)])).toEqual([]);
    expect(joined([cls('A'), cls('B', {}, eight)], [answer('A', 'B')])).toEqual([]);
  });

  it('are not joined again, and not if one does not take place', () => {
    const answers = [answer('A', 'B')];
    expect(joined([cls('A'), cls('B', { movedTo: idOf('A') })], answers)).toEqual([]);
    expect(joined([cls('A', { cancelledAt: seven }), cls('B')], answers)).toEqual([]);
    expect(joined([cls('A', { movedTo: 'elsewhere' }), cls('B')], answers)).toEqual([]);
  });

  it('are two if the system lists both, unless one is the other there now', () => {
    const classes = [cls('A', { system: 'kenko' }), cls('B', { system: 'kenko' })];
    expect(joined(classes, [answer('A', 'B')])).toEqual([]);
    expect(joined(classes, [answer('A', 'B')], new Map([[idOf('B'), idOf('A')]]))).toEqual(['B > A']);
  });

  it('are not guessed if one would be two', () => {
    const classes = [cls('A'), cls('B'), cls('C')];
    expect(joined(classes, [answer('A', 'C'), answer('B', 'C')])).toEqual([]);
    expect(joined([classes[0]!, classes[2]!], [answer('A', 'C'), answer('B', 'C')])).toEqual(['C > A']);
  });

  const names = ['A', 'B', 'C', 'D'];
  const orders = fc.shuffledSubarray(names, { minLength: 4, maxLength: 4 });

  it('become one, however many names they have and in whichever order they are answered', () => {
    fc.assert(
      fc.property(orders, orders, (inSchedule, sequence) => {
        // Each name was compared with one that was named before it.
        const answers = sequence.map((name) => answer(names[Math.max(0, names.indexOf(name) - 1)]!, name));
        const movedTo = new Map<string, string>();
        for (let round = 0; round < names.length; round += 1) {
          const classes = inSchedule.map((name) => cls(name, { movedTo: movedTo.get(name) }));
          for (const { from, to } of joinsAmong(classes, answers, new Map()))
            movedTo.set(from.className, to.classId);
        }
        expect([...movedTo.keys()].toSorted()).toEqual(['B', 'C', 'D']);
      }),
    );
  });
});
