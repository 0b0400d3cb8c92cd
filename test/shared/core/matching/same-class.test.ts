import * as fc from 'fast-check';
import { compareClasses, type ClassNames } from '#shared/core/matching/same-class.ts';

const cls = (className: string, room?: string, instructor?: string): ClassNames => ({
  className,
  room,
  instructor,
});

describe('two sources that name a class at one time', () => {
  it.each([
    ['Yoga Flow', 'Yoga Flow (60 min)'],
    ['Yoga Flow', "Yoga Flow 60'"],
    ['Yoga Flow', 'Yoga Flow - 1h'],
    ['Yoga Flow', 'YOGA  FLOW '],
    ['Yoga Flow', 'Yoga-Flow'],
    ['Yoga Flow', 'YogaFlow'],
    ['Meditación', 'meditacion'],
    ['Hatha Yoga', 'Yoga Hatha'],
    ['Yoga Flow (60 min)', 'Yoga Flow, 1 hora'],
  ])('certainly mean one class by %p and %p in the same room', (one, other) => {
    expect(compareClasses(cls(one, 'Sala 1'), cls(other, 'SALA-1'))).toBe('certain');
  });

  it.each([
    ['Yoga Flow', 'Yoga Flow - Ana'],
    ['Yoga Flow', 'Yoga Flow (Ana Ruiz)'],
    ['Yoga Flow', 'Yoga Flow con Ana (50 min)'],
  ])('certainly mean one class by %p and %p if Ana teaches it', (one, other) => {
    expect(compareClasses(cls(one, 'Sala 1', 'Ana Ruiz'), cls(other, 'Sala 1'))).toBe('certain');
    expect(compareClasses(cls(one, 'Sala 1', 'Luis'), cls(other, 'Sala 1'))).not.toBe('certain');
  });

  it.each([
    ['Yoga Flow', 'Yoga Flow Nivel 2'],
    ['Yoga', 'Yoga Flow'],
    ['Yoga (60 min)', 'Yoga (90 min)'],
    ['Pilates', 'Pilates +'],
    ['Yoga Flow', 'Yoga Flow - Ana'],
    ['Spinning', 'Indoor Cycling'],
  ])('may mean one class by %p and %p', (one, other) => {
    expect(compareClasses(cls(one, 'Sala 1'), cls(other, 'Sala 1'))).toBe('likely');
  });

  it.each([
    ['Yoga', 'Boxeo'],
    ['Yoga', 'Pilates Reformer'],
  ])('do not mean one class by %p and %p', (one, other) => {
    expect(compareClasses(cls(one, 'Sala 1'), cls(other, 'Terraza'))).toBe('no');
    expect(compareClasses(cls(one, 'Sala 1', 'Ana'), cls(other, 'Sala 1', 'Luis'))).toBe('no');
  });

  it('may mean one class where the same teacher is in the same room', () => {
    expect(compareClasses(cls('Yoga', 'Sala 1', 'Ana'), cls('Estiramientos', 'Sala 1', 'Ana Ruiz'))).toBe(
      'likely',
    );
  });

  it('are certain without a room, unless the teachers differ', () => {
    expect(compareClasses(cls('Yoga (60 min)'), cls('Yoga', 'Sala 1'))).toBe('certain');
    expect(compareClasses(cls('Yoga', undefined, 'Luis'), cls('Yoga', 'Sala 1', 'Ana'))).toBe('likely');
    // A substitute teaches in the room.
    expect(compareClasses(cls('Yoga (60 min)', 'Sala 1', 'Luis'), cls('Yoga', 'Sala 1', 'Ana'))).toBe(
      'certain',
    );
  });

  const name = fc.oneof(
    fc.constantFrom(
      'Yoga',
      'Yoga Flow',
      'Yoga (60 min)',
      'Yoga 90 min',
      'Box - Ana',
      '(60 min)',
      'Pilates 2',
    ),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  );
  const room = fc.option(fc.constantFrom('Sala 1', 'sala 1', 'Terraza', 'Studio', ''), { nil: undefined });
  const teacher = fc.option(fc.constantFrom('Ana', 'Ana Ruiz', 'Luis', ''), { nil: undefined });
  const anyClass = fc.tuple(name, room, teacher).map((parts) => cls(...parts));

  it('mean the same in either order', () => {
    fc.assert(fc.property(anyClass, anyClass, (a, b) => compareClasses(a, b) === compareClasses(b, a)));
  });

  it('mean one class by the same name in the same room', () => {
    fc.assert(
      fc.property(
        anyClass,
        (one) => compareClasses({ ...one, room: 'A' }, { ...one, room: 'A' }) === 'certain',
      ),
    );
  });

  it('never certainly mean one class in two rooms', () => {
    fc.assert(
      fc.property(
        anyClass,
        anyClass,
        (a, b) => compareClasses({ ...a, room: 'Sala 1' }, { ...b, room: 'Sala 2' }) !== 'certain',
      ),
    );
  });
});
