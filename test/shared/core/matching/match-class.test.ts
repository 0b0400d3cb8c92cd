import * as fc from 'fast-check';
import { aheadBy, matchClass, matchedFrom, type WantedClass } from '#shared/core/matching/match-class.ts';
import { nameSimilarity } from '#shared/core/matching/name-similarity.ts';

const same: readonly (readonly [string, string])[] = [
  ['Yoga', 'YOGA'],
  ['Yoga Flow', 'Flow  Yoga'],
  ['Meditación', 'meditacion'],
  ['Vinyasa Yoga', 'Yoga Vin.'],
  ['Pilates Reformer', 'Pilates Ref.'],
  ['Spinning', 'Indoor Cycling'],
  ['Ciclo Indoor', 'Indoor Cycling'],
  ['Funcional', 'Functional Training'],
  ['Treino Funcional', 'Entrenamiento Funcional'],
  ['Boxeo', 'Boxing'],
  ['Boxe', 'Box'],
  ['Yoga | Wellhub', 'Yoga'],
  ['[Gympass] Pilates', 'Pilates'],
  ['ClassPass - Barre 45 min', 'Barre'],
  ['Yoga con Ana', 'Yoga'],
  ["HIIT 45'", 'HIIT'],
  ['CrossTraining', 'Cross Training'],
  ['Power Yoga', 'PowerYoga'],
  ['BodyPump', 'Body Pump'],
  ['BP', 'Body Pump'],
  ['Yoga para principiantes', 'Beginner Yoga'],
  ['Yoga para Iniciantes', 'Yoga Principiantes'],
  ['Alongamento', 'Stretching'],
  ['Natação Infantil', 'Kids Swimming'],
  ['Pilattes', 'Pilates'],
  ['Zumba Fitnes', 'Zumba Fitness'],
  ['Hot Yoga 60 minutos', 'Yoga caliente'],
  ['Clase de Yoga', 'Yoga Class'],
  ['Aula de Pilates', 'Pilates'],
  ['Sculpt & Tone', 'Tone and Sculpt'],
  ['Yoga 1', 'Yoga 1'],
  ['07:00 Yoga Flow', 'Yoga Flow'],
  ['Fuerza y Acondicionamiento', 'Strength & Conditioning'],
  ['Dança', 'Dance'],
  ['Meditação Guiada', 'Meditación guiada'],
];

const different: readonly (readonly [string, string])[] = [
  ['Yoga', 'Pilates'],
  ['Yoga 1', 'Yoga 2'],
  ['Pilates Mat', 'Pilates Reformer'],
  ['Yoga Beginners', 'Yoga Advanced'],
  ['Yoga Principiantes', 'Yoga Avanzado'],
  ['Hot Yoga', 'Yin Yoga'],
  ['Kids Boxing', 'Boxing Advanced'],
  ['Spinning', 'Swimming'],
  ['Barre', 'Boxing'],
  ['HIIT', 'Stretching'],
  ['Body Pump', 'Body Balance'],
  ['Body Combat', 'Body Pump'],
  ['Upper Body', 'Lower Body'],
  ['Core', 'Cycle'],
  ['Power Yoga', 'Power Cycling'],
  ['Reformer Intermedio', 'Reformer Avanzado'],
  ['Zumba', 'Salsa'],
  ['Dance Cardio', 'Dance Kids'],
  ['TRX', 'HIIT'],
  ['Prenatal Yoga', 'Power Yoga'],
  ['Ballet', 'Barre'],
  ['Muay Thai', 'Tai Chi'],
];

describe('names of classes', () => {
  test.each(same)('%s is %s', (one, other) => {
    expect(nameSimilarity(one, other)).toBeGreaterThanOrEqual(matchedFrom);
  });
  test.each(different)('%s is not %s', (one, other) => {
    expect(nameSimilarity(one, other)).toBeLessThan(matchedFrom);
  });

  const word = fc.constantFrom(
    'Yoga',
    'Flow',
    'Pilates',
    'Ciclo',
    'Fuerza',
    'Avançado',
    'Niños',
    '2',
    'Ref.',
    'Box',
  );
  const name = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
  const run = { numRuns: 500 };

  it('are similar to themselves, and symmetric', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        expect(nameSimilarity(a, a)).toBe(1);
        expect(nameSimilarity(a, b)).toBeCloseTo(nameSimilarity(b, a), 12);
        expect(nameSimilarity(a, b)).toBeGreaterThanOrEqual(0);
        expect(nameSimilarity(a, b)).toBeLessThanOrEqual(1);
      }),
      run,
    );
  });

  it('mean the same with other case, accents or word order, or with a marketplace’s name added', () => {
    fc.assert(
      fc.property(name, fc.nat(), (a, turn) => {
        const words = a.split(' ');
        const at = turn % words.length;
        const turned = [...words.slice(at), ...words.slice(0, at)].join('  ');
        const plain = turned.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase();
        expect(nameSimilarity(a, `Wellhub - ${plain} (50 min)`)).toBe(1);
      }),
      run,
    );
  });

  it('are compared in any script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), name, (a, b) => {
        expect(nameSimilarity(a, b)).toBeGreaterThanOrEqual(0);
        expect(nameSimilarity(a, b)).toBeLessThanOrEqual(1);
      }),
      run,
    );
  });
});

describe('the matching class', () => {
  const at = { localDate: '2027-03-03', localTime: '18:00' };
  const aClass = (name: string, over: Partial<WantedClass> = {}): WantedClass => ({ name, ...at, ...over });

  it('is the one with its name and time', () => {
    const classes = [aClass('Yoga'), aClass('Pilates'), aClass('Yoga', { localTime: '19:00' })];
    expect(matchClass(aClass('yoga flow'), classes)).toEqual({
      kind: 'match',
      candidate: classes[0],
      score: expect.closeTo(0.8, 6),
    });
    expect(matchClass(aClass('Boxing'), classes)).toEqual({ kind: 'none' });
    expect(matchClass(aClass('Yoga', { localTime: '18:05' }), classes)).toEqual({ kind: 'none' });
    expect(matchClass(aClass('Yoga', { localTime: '18:05' }), classes, 10)).toMatchObject({ kind: 'match' });
  });

  it('is distinguished from an equal one by the room', () => {
    const classes = [aClass('Yoga', { room: 'Sala 1' }), aClass('Yoga', { room: 'Sala 2' })];
    expect(matchClass(aClass('Yoga', { room: 'SALA 2' }), classes)).toMatchObject({ candidate: classes[1] });
    expect(matchClass(aClass('Yoga', { room: 'Terraza' }), classes)).toMatchObject({ kind: 'ambiguous' });
    expect(matchClass(aClass('Yoga'), classes)).toMatchObject({ kind: 'ambiguous' });
    expect(matchClass(aClass('Yoga', { room: 'Terraza' }), classes.slice(0, 1))).toMatchObject({
      kind: 'match',
    });
  });

  it('needs confirmation if two fit, or none fits well', () => {
    const two = [aClass('Pilates Mat'), aClass('Pilates Reformer')];
    expect(matchClass(aClass('Pilates'), two)).toMatchObject({ kind: 'ambiguous', fits: [{}, {}] });
    expect(matchClass(aClass('Pilates Tower'), two)).toMatchObject({ kind: 'ambiguous' });
    expect(matchClass(aClass('Pilates Mat'), two)).toMatchObject({ candidate: two[0] });
  });

  it('across midnight is found within its tolerance', () => {
    const late = aClass('Yoga', { localDate: '2027-03-03', localTime: '23:55' });
    const wanted = aClass('Yoga', { localDate: '2027-03-04', localTime: '00:05' });
    expect(matchClass(wanted, [late], 10)).toMatchObject({ kind: 'match' });
    expect(matchClass(wanted, [late], 9)).toEqual({ kind: 'none' });
  });

  it('does not depend on the order of the candidates, and is well ahead of the next', () => {
    const names = ['Yoga', 'Yoga Flow', 'Hot Yoga', 'Pilates', 'Pilates Ref.', 'Ciclo', 'Boxeo', 'Yoga 2'];
    const classes = fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 });
    fc.assert(
      fc.property(classes, fc.constantFrom(...names), (names, wanted) => {
        const there = names.map((name) => aClass(name));
        const found = matchClass(aClass(wanted), there);
        const turned = matchClass(aClass(wanted), there.toReversed());
        expect(turned.kind).toBe(found.kind);
        if (names.includes(wanted))
          expect(found).toMatchObject({ kind: 'match', candidate: { name: wanted } });
        if (found.kind !== 'match') return;
        const others = names.filter((name) => name !== found.candidate.name);
        for (const other of others)
          expect(found.score - nameSimilarity(wanted, other)).toBeGreaterThanOrEqual(aheadBy - 1e-9);
      }),
      { numRuns: 300 },
    );
  });
});
