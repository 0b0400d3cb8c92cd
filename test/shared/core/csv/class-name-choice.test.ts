import { createProfiler } from '#shared/core/csv/create-profiler.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** A schedule of three weeks whose classes also have other descriptions. */
function understood(titles: readonly [string, string], cellsOf: (at: number) => readonly [string, string]) {
  const profiler = createProfiler('schedule');
  profiler.add([...titles, 'Date', 'Time', 'Room', 'Capacity']);
  for (let at = 0; at < 60; at += 1)
    profiler.add([
      ...cellsOf(at),
      `2027-03-${two(1 + (at % 21))}`,
      `${two(7 + (at % 9))}:30`,
      'Studio A',
      '20',
    ]);
  const { plan, csvColumns, remarks, confidence } = profiler.conclude();
  const at = plan.columns.findIndex((fields) => fields.includes('class_name'));
  return { name: csvColumns[at], remarks, confidence };
}

const classes = ['Vinyasa Flow', 'Power Yoga', 'Reformer Pilates', 'Mat Pilates'];
const classAt = (at: number): string => classes[at % 4]!;
const groupAt = (at: number): string => (at % 4 < 2 ? 'Yoga' : 'Pilates');

describe('the column of the class names', () => {
  it.each([
    ['Discipline', 'Activity'],
    ['Program', 'Service'],
    ['Class', 'Intitulé'],
  ])('is the one that tells classes apart, not their group: %s, %s', (group, cls) => {
    expect(understood([group, cls], (at) => [groupAt(at), classAt(at)]).name).toBe(cls);
    expect(understood([cls, group], (at) => [classAt(at), groupAt(at)]).name).toBe(cls);
  });

  it('has to be chosen if two columns differ and both are plausible', () => {
    const { name, remarks, confidence } = understood(['Activity', 'Session'], (at) => [
      classAt(at),
      ['Barre', 'Spinning', 'Boxing'][at % 3]!,
    ]);
    const other = name === 'Activity' ? 'Session' : 'Activity';
    expect(remarks).toEqual([{ code: 'class-name-uncertain', column: name, others: [other] }]);
    expect(confidence).toBeLessThanOrEqual(0.7);
  });

  it('is the one with the template’s exact title, whatever its values', () => {
    expect(understood(['Class', 'class_name'], (at) => [classAt(at), `${at}`]).name).toBe('class_name');
  });

  it('is detected by its values if no title names it', () => {
    expect(understood(['Wombat', 'Level'], (at) => [classAt(at), '1']).name).toBe('Wombat');
  });
});

it('reads when a class starts, and not when it ends, from German titles', () => {
  const profiler = createProfiler('schedule');
  profiler.add(['Kurs', 'Datum', 'Endzeit', 'Startzeit', 'Kursraum', 'Maximale Plätze']);
  for (let at = 0; at < 30; at += 1)
    profiler.add([
      classAt(at),
      `${two(1 + (at % 28))}.03.2027`,
      `${two(8 + (at % 9))}:30`,
      `${two(7 + (at % 9))}:30`,
      'Saal 1',
      '20',
    ]);
  expect(profiler.conclude().plan.columns).toEqual([
    ['class_name'],
    ['class_date'],
    [],
    ['class_time'],
    ['room'],
    ['total_capacity'],
  ]);
});
