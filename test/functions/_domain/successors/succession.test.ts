import {
  answeredPair,
  rivalOf,
  rootsOf,
  successionsOf,
  timetableOf,
  type ClassOfTimetable,
} from '#functions/_domain/successors/succession.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';

const studioId = '44444444-4444-4444-8444-444444444444';
const at = '2026-11-23T12:00:00.000Z';
const fromDate = '2026-08-31';
const [a, b, c] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'];

const aClass = (seriesId: string, localTime: string, week: number): ClassOfTimetable => {
  const localDate = addLocalDays('2026-08-31', week * 7);
  return {
    classId: `${localDate.replaceAll('-', '')}T1300Z-${seriesId}`,
    seriesId,
    className: 'Yoga',
    room: 'Sala 1',
    instructor: 'Ana',
    localDate,
    localTime,
    totalCapacity: 12,
  };
};
const weeks = (seriesId: string, time: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, week) => aClass(seriesId, time, from + week));

const poll = (
  classes: readonly ClassOfTimetable[],
  stored: Parameters<typeof successionsOf>[0]['stored'] = [],
) => successionsOf({ studioId, stored, series: timetableOf({ classes, fromDate }), at });

const moved = [...weeks(a, '18:00', 0, 7), ...weeks(b, '18:15', 8, 12)];
const movedFar = [...weeks(a, '18:00', 0, 7), ...weeks(b, '19:00', 8, 12)];
const linked = poll(moved)[0]!.after!;
const proposed = poll(movedFar)[0]!.after!;

describe('the series of a timetable', () => {
  it('are described by their latest class, from their first class to their last', () => {
    expect(timetableOf({ classes: moved, fromDate })).toEqual([
      expect.objectContaining({ seriesId: a, minuteOfDay: 1080, weekday: 1, classes: 8 }),
      expect.objectContaining({ seriesId: b, minuteOfDay: 1095, firstDate: '2026-10-26', classes: 5 }),
    ]);
  });

  it('count as older if they exist from the beginning, and do not count if they were cancelled', () => {
    const [first] = timetableOf({ classes: weeks(a, '18:00', 1, 7), fromDate });
    expect(first?.firstDate).toBe(fromDate);
    expect(timetableOf({ classes: [{ ...aClass(a, '18:00', 3), cancelledAt: at }], fromDate })).toEqual([]);
  });
});

describe('changes found in a timetable', () => {
  it('become a link if certain, and a proposal if likely', () => {
    expect(linked).toMatchObject({
      state: 'linked',
      list: 'settled',
      decidedBy: 'automation',
      from: { localTime: '18:00' },
      to: { localTime: '18:15' },
      version: 1,
    });
    expect(proposed).toMatchObject({ state: 'proposed', list: 'open', version: 1 });
    expect(proposed).not.toHaveProperty('decidedBy');
  });

  it('are not repeated once stored', () => {
    expect(poll(moved, [linked])).toEqual([]);
    expect(poll(movedFar, [proposed])).toEqual([]);
  });

  it('are ignored if the owner undid the link or declined it', () => {
    const [undone, declined] = [answeredPair(linked, 'undo', at)!, answeredPair(linked, 'decline', at)!];
    expect(poll(moved, [undone])).toEqual([]);
    expect(poll(moved, [declined])).toEqual([]);
  });

  it('end an automatic link if the first class continues beside the other, but never an owner’s link', () => {
    const both = [...weeks(a, '18:00', 0, 12), ...weeks(b, '18:15', 8, 12)];
    expect(poll(both, [linked])).toEqual([{ before: linked, after: undefined }]);
    expect(poll(both, [answeredPair(linked, 'confirm', at)!])).toEqual([]);
  });

  it('drop a proposal without remaining evidence', () => {
    expect(poll(weeks(a, '18:00', 0, 12), [proposed])).toEqual([{ before: proposed, after: undefined }]);
  });

  it('links a chain', () => {
    const chain = [...weeks(a, '18:00', 0, 4), ...weeks(b, '18:15', 5, 8), ...weeks(c, '18:30', 9, 12)];
    const stored = poll(chain).flatMap(({ after }) => after ?? []);
    expect(stored.map(({ successorId }) => successorId).sort()).toEqual([`${b}-${a}`, `${c}-${b}`]);
    expect(rootsOf(stored)(c)).toBe(a);
    expect(rootsOf(stored.map((one) => answeredPair(one, 'undo', at)!))(c)).toBe(c);
  });
});

describe('an answer', () => {
  it('keep an existing answer', () => {
    const confirmed = answeredPair(proposed, 'confirm', at)!;
    expect(confirmed).toMatchObject({ state: 'linked', decidedBy: 'owner', list: 'settled', version: 2 });
    expect(answeredPair(confirmed, 'confirm', at)).toBeUndefined();
    expect(answeredPair(proposed, 'undo', at)).toBeUndefined();
    expect(answeredPair(answeredPair(proposed, 'decline', at)!, 'decline', at)).toBeUndefined();
  });

  it('turn an automatic link into the owner’s own', () => {
    expect(answeredPair(linked, 'confirm', at)).toMatchObject({ state: 'linked', decidedBy: 'owner' });
  });

  it('have a rival if one of the series is linked to another', () => {
    const other = { ...linked, successorId: `${c}-${a}`, toSeriesId: c };
    expect(rivalOf(proposed, [other])).toBe(other);
    expect(rivalOf(proposed, [proposed, { ...other, state: 'declined' }])).toBeUndefined();
  });
});
