import * as fc from 'fast-check';
import { systemSchedule } from '#functions/_domain/connections/system-schedule.ts';
import type { SystemClass } from '#functions/_domain/connections/connectors/studio-system.ts';

const zone = 'America/Mexico_City';
const now = new Date('2026-11-23T12:00:00.000Z');
const yoga: SystemClass = {
  id: 'k-1',
  name: 'Yoga',
  startsAt: '2026-11-25T13:00:00.000Z',
  capacity: 12,
  room: 'Sala 1',
  instructor: 'Ana',
  cancelled: false,
};
const read = (listed: readonly SystemClass[], before: readonly SystemClass[] = []) =>
  systemSchedule(listed, systemSchedule(before, [], zone, now).standing, zone, now);

describe("reading the schedule of a studio's own system", () => {
  it('yields classes like those of a file', () => {
    const { rows, standing } = read([yoga]);
    expect(rows).toMatchObject([
      {
        className: 'Yoga',
        localDate: '2026-11-25',
        localTime: '07:00',
        room: 'Sala 1',
        instructor: 'Ana',
        totalCapacity: 12,
        currentBookings: undefined,
        slots: {},
      },
    ]);
    expect(standing).toMatchObject([{ systemClassId: 'k-1', classId: rows[0]!.classId }]);
  });

  it('uses a default room if none is named', () => {
    const { room: _, ...bare } = yoga;
    expect(read([bare]).rows).toMatchObject([{ room: 'Studio' }]);
  });

  it('names a cancelled class as it was last known, and as newly cancelled only once', () => {
    const cancelled = { ...yoga, cancelled: true };
    const { classId } = read([yoga]).standing[0]!;
    const named = { known: { systemClassId: 'k-1', classId, cancelled: true }, isNew: true };
    expect(read([cancelled])).toMatchObject({ rows: [], standing: [], cancelled: [named] });
    const first = read([{ ...cancelled, room: 'Terraza' }], [yoga]);
    expect(first).toMatchObject({ rows: [], standing: [], cancelled: [named] });
    const known = first.cancelled.map((one) => one.known);
    expect(systemSchedule([cancelled], known, zone, now).cancelled).toMatchObject([
      { ...named, isNew: false },
    ]);
    const again = systemSchedule([yoga], known, zone, now).standing;
    expect(systemSchedule([cancelled], again, zone, now).cancelled).toMatchObject([named]);
  });

  it('closes classes that were moved since', () => {
    expect(read([{ ...yoga, room: 'Terraza' }], [yoga]).rows).toMatchObject([
      { room: 'Terraza', totalCapacity: 12 },
      { room: 'Sala 1', totalCapacity: 0 },
    ]);
  });

  it('lists what a class was before, until its bookings have moved', () => {
    const rooms = (
      classes: readonly SystemClass[],
      before = systemSchedule([yoga], [], zone, now).standing,
    ) => {
      const { standing } = systemSchedule(classes, before, zone, now);
      return { standing, left: standing.map(({ left = [] }) => left.map(({ room }) => room)) };
    };
    const terrace = rooms([{ ...yoga, room: 'Terraza' }]);
    expect(terrace.left).toEqual([['Sala 1']]);
    expect(rooms([{ ...yoga, room: 'Terraza' }], terrace.standing).left).toEqual([['Sala 1']]);
    expect(rooms([{ ...yoga, room: 'Patio' }], terrace.standing).left).toEqual([['Sala 1', 'Terraza']]);
    expect(rooms([yoga], terrace.standing).left).toEqual([['Terraza']]);
    const again = terrace.standing.map((one) => ({ ...one, left: undefined }));
    expect(rooms([{ ...yoga, room: 'Terraza' }], again).left).toEqual([[]]);
  });

  it('leaves bookings where another class of the system takes place now', () => {
    const other = { ...yoga, id: 'k-2' };
    expect(read([{ ...yoga, room: 'Terraza' }, other], [yoga]).standing).toEqual([
      expect.not.objectContaining({ left: expect.anything() as unknown }),
      expect.not.objectContaining({ left: expect.anything() as unknown }),
    ]);
  });

  describe('keeps places back for the class that it was', () => {
    const at = (id: string, hour: number): SystemClass => ({
      ...yoga,
      id,
      startsAt: `2026-11-25T${hour}:00:00.000Z`,
    });
    const morning = [at('k-1', 13), at('k-2', 14), at('k-3', 15)];
    const hourOf = new Map(
      systemSchedule(morning, [], zone, now).standing.map(({ classId, localTime }) => [classId, localTime]),
    );
    const known = systemSchedule(morning, [], zone, now).standing;
    const takenOverIn = (standing: typeof known) =>
      standing.map(({ takenOver = [] }) => takenOver.map(({ classId }) => hourOf.get(classId)));

    it('if all classes of a morning start an hour later, at once or one by one', () => {
      const later = [at('k-1', 14), at('k-2', 15), at('k-3', 16)];
      const atOnce = systemSchedule(later, known, zone, now).standing;
      expect(takenOverIn(atOnce)).toEqual([[], ['08:00'], ['09:00']]);
      expect(atOnce.map(({ left = [] }) => left.map(({ localTime }) => localTime))).toEqual([
        ['07:00'],
        [],
        [],
      ]);
      const last = systemSchedule([at('k-1', 13), at('k-2', 14), at('k-3', 16)], known, zone, now).standing;
      const next = systemSchedule([at('k-1', 13), at('k-2', 15), at('k-3', 16)], last, zone, now).standing;
      expect(takenOverIn(next)).toEqual([[], [], ['09:00']]);
      const all = systemSchedule(later, next, zone, now).standing;
      expect(takenOverIn(all)).toEqual([[], ['08:00'], ['09:00']]);
      expect(takenOverIn(systemSchedule(morning, all, zone, now).standing)).toEqual([
        ['08:00'],
        ['09:00'],
        [],
      ]);
    });

    it('if two classes change places, but not if another class was there all along or is new', () => {
      const swapped = [at('k-1', 14), at('k-2', 13), at('k-3', 15)];
      expect(takenOverIn(systemSchedule(swapped, known, zone, now).standing)).toEqual([
        ['07:00'],
        ['08:00'],
        [],
      ]);
      const beside = systemSchedule([...morning, at('k-4', 13)], [], zone, now).standing;
      const gone = systemSchedule([at('k-1', 16), ...morning.slice(1), at('k-4', 13)], beside, zone, now);
      expect(takenOverIn(gone.standing).flat()).toEqual([]);
      const renewed = systemSchedule([at('k-1', 16), ...morning.slice(1), at('k-5', 13)], known, zone, now);
      expect(takenOverIn(renewed.standing).flat()).toEqual([]);
    });
  });

  it('leaves classes alone that are no longer listed or have begun', () => {
    expect(read([], [yoga]).rows).toEqual([]);
    const begun = { ...yoga, startsAt: '2026-11-23T11:00:00.000Z' };
    expect(read([{ ...begun, cancelled: true }], [begun])).toMatchObject({
      rows: [],
      cancelled: [{ isNew: false }],
    });
  });

  it('does not close a class that still matches another class of the system', () => {
    const same = { ...yoga, id: 'k-2' };
    const { rows, cancelled } = read([{ ...yoga, cancelled: true }, same], [yoga]);
    expect(rows).toMatchObject([{ totalCapacity: 12 }]);
    expect(cancelled).toMatchObject([{ isNew: false }]);
  });

  it('names every class once, in any order', () => {
    const classes = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 0, max: 30 }).map(String),
        name: fc.constantFrom('Yoga', 'yoga ', 'Pilates'),
        startsAt: fc.constantFrom('2026-11-25T13:00:00.000Z', '2026-11-25T14:00:00.000Z'),
        capacity: fc.constant(12),
        room: fc.constantFrom('Sala 1', 'Terraza'),
        cancelled: fc.boolean(),
      }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(classes, (listed) => {
        const ids = read(listed).rows.map(({ classId }) => classId);
        expect(new Set(ids).size).toBe(ids.length);
        const turned = read(listed.toReversed()).rows.map(({ classId }) => classId);
        expect(new Set(turned)).toEqual(new Set(ids));
      }),
    );
  });
});
