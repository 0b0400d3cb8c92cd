import { seededRandom, type Random } from '#shared/core/numbers/random.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import type { SeriesLink, TimetableSeries } from '#shared/core/successors/types.ts';

/** What happened to a slot of a timetable. */
export const happenings = [
  'moved by minutes',
  'renamed',
  'other room',
  'moved and other instructor',
  'moved by an hour',
  'renamed for good',
  'moved twice',
  'ended, new class in its slot',
  'ended, same name at another time',
  'ended, same name beside it',
  'ended, new class for others',
  'ended, back after months',
  'new class',
] as const;
export type Happening = (typeof happenings)[number];

export interface Timetable {
  readonly series: TimetableSeries[];
  /** The series that replace each other, and the kind of change. */
  readonly truth: (SeriesLink & { readonly happening: Happening })[];
  /** What happened near a series that replaces no other. */
  readonly decoys: ReadonlyMap<string, Happening>;
}

const names = [
  'Yoga Flow', 'Hot Yoga', 'Pilates Reformer', 'Mat Pilates', 'Spinning', 'Body Pump', 'Boxing', 'HIIT', 'Barre', 'Zumba',
  'Stretching', 'Meditación', 'Vinyasa', 'TRX', 'CrossFit', 'Aqua Aerobics', 'Power Sculpt', 'Running Club', 'Kickboxing', 'Yin Yoga',
]; // prettier-ignore
const people = [
  'Ana Ruiz',
  'Luis Vega',
  'Carla Pinto',
  'Tomás Gil',
  'Mia Souza',
  'Jorge Paz',
  'Eva León',
  'Noa Díaz',
  'Ivo Reis',
];
const rooms = ['Studio A', 'Studio B', 'Main Room', 'Sala 1', 'Terrace'];
const audiences = ['Kids', 'Prenatal', 'Beginners'];
/** Another spelling of the same class. */
const rewordings: ((name: string) => string)[] = [
  (name) => `${name} 50 min`,
  (name) => name.toUpperCase().concat(' class'),
  (name) => name.split(' ').toReversed().join(' – '),
  (name) => `Clase de ${name}`,
  (name) => `${name.slice(0, 4)}${name.slice(5)}`,
];

const start = '2026-01-05';

class Drawing {
  readonly series: TimetableSeries[] = [];
  readonly truth: Timetable['truth'] = [];
  readonly decoys = new Map<string, Happening>();
  readonly #random: Random;
  readonly #studio: number;
  readonly #knowsPeople: boolean;
  constructor(random: Random, studio: number, knowsPeople: boolean) {
    this.#random = random;
    this.#studio = studio;
    this.#knowsPeople = knowsPeople;
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.#random() * items.length)]!;
  }

  add(
    one: Omit<TimetableSeries, 'seriesId' | 'firstDate' | 'lastDate' | 'classes'>,
    weeks: [number, number],
  ): TimetableSeries {
    const day = (week: number) => addLocalDays(start, week * 7 + one.weekday - 1);
    const added: TimetableSeries = {
      ...one,
      instructor: this.#knowsPeople ? one.instructor : undefined,
      seriesId: `${this.#studio}-${this.series.length}`,
      firstDate: day(weeks[0]),
      lastDate: day(weeks[1]),
      classes: weeks[1] - weeks[0] + 1,
    };
    this.series.push(added);
    return added;
  }

  other<T>(items: readonly T[], than: T): T {
    return this.pick(items.filter((one) => one !== than));
  }
}

const lastWeek = 30;

type Slot = Omit<TimetableSeries, 'seriesId' | 'firstDate' | 'lastDate' | 'classes'>;

type Change = (slot: Slot, drawing: Drawing) => Slot;

const movedBy =
  (minutes: readonly number[]): Change =>
  (slot, drawing) => ({ ...slot, minuteOfDay: slot.minuteOfDay + drawing.pick(minutes) });

const someMinutes = movedBy([-30, -15, -10, -5, 5, 10, 15, 30]);

const byOther: Change = (slot, drawing) => ({
  ...slot,
  instructor: drawing.other(people, slot.instructor ?? ''),
});

/** The slot after a change that keeps the class itself. */
const changes = new Map<Happening, Change>([
  ['moved by minutes', someMinutes],
  ['moved twice', someMinutes],
  ['renamed', (slot, drawing) => ({ ...slot, className: drawing.pick(rewordings)(slot.className) })],
  ['other room', (slot, drawing) => ({ ...slot, room: drawing.other(rooms, slot.room) })],
  ['moved and other instructor', (slot, drawing) => byOther(movedBy([-15, 15])(slot, drawing), drawing)],
  ['moved by an hour', movedBy([-60, 60])],
  ['renamed for good', (slot, drawing) => ({ ...slot, className: drawing.other(names, slot.className) })],
]);

const someoneElses: Change = (slot, drawing) => ({
  ...byOther(slot, drawing),
  capacity: drawing.pick([8, 12, 16, 24]),
});

/** A new series next to a class that ended, which it does not replace. */
const besides = new Map<Happening, Change>([
  [
    'ended, new class in its slot',
    (slot, drawing) => ({ ...someoneElses(slot, drawing), className: drawing.other(names, slot.className) }),
  ],
  [
    'ended, same name at another time',
    (slot, drawing) => movedBy([-180, -120, 120, 180])(someoneElses(slot, drawing), drawing),
  ],
  [
    'ended, same name beside it',
    (slot, drawing) => ({
      ...movedBy([-30, -15, 15, 30])(someoneElses(slot, drawing), drawing),
      room: drawing.other(rooms, slot.room),
    }),
  ],
  [
    'ended, new class for others',
    (slot, drawing) => ({
      ...someoneElses(slot, drawing),
      className: `${slot.className} ${drawing.pick(audiences)}`,
    }),
  ],
  ['ended, back after months', movedBy([-30, 30])],
]);

function happen(drawing: Drawing, slot: Slot, happening: Happening, until: number): void {
  const [change, other] = [changes.get(happening), besides.get(happening)];
  if (!change && !other) {
    drawing.decoys.set(drawing.add(slot, [until, lastWeek]).seriesId, happening);
    return;
  }
  const before = drawing.add(slot, [0, until]);
  if (other) {
    const later = happening === 'ended, back after months' ? until + 9 : until + drawing.pick([1, 1, 2]);
    drawing.decoys.set(drawing.add(other(slot, drawing), [later, lastWeek]).seriesId, happening);
    return;
  }
  if (!change) return;
  const after = change(slot, drawing);
  const from = until + drawing.pick([1, 1, 1, 2]);
  const isTwice = happening === 'moved twice';
  const next = drawing.add(after, [from, isTwice ? from + 4 : lastWeek]);
  drawing.truth.push({ fromSeriesId: before.seriesId, toSeriesId: next.seriesId, happening });
  if (!isTwice) return;
  const last = drawing.add({ ...after, minuteOfDay: after.minuteOfDay + 10 }, [from + 5, lastWeek]);
  drawing.truth.push({ fromSeriesId: next.seriesId, toSeriesId: last.seriesId, happening });
}

/**
 * Draws a studio's timetable in which a third of the classes changed or ended on the way; every third studio does not
 * say who gives its classes, and every fourth changes all of it in the same week.
 */
export function drawTimetable(studio: number, seed: number): Timetable {
  const random = seededRandom(seed * 10_007 + studio);
  const drawing = new Drawing(random, studio, studio % 3 !== 0);
  const season = 8 + Math.floor(random() * 8);
  const taken = new Set<string>();
  for (let at = 0; at < 60; at += 1) {
    const slot: Slot = {
      className: drawing.pick(names),
      instructor: drawing.pick(people),
      room: drawing.pick(rooms),
      weekday: 1 + Math.floor(random() * 7),
      minuteOfDay: drawing.pick([6, 7, 8, 9, 10, 12, 13, 16, 17, 18, 19, 20]) * 60,
      capacity: drawing.pick([8, 12, 16, 24]),
    };
    const place = `${slot.weekday} ${slot.minuteOfDay} ${slot.room}`;
    if (taken.has(place)) continue;
    taken.add(place);
    const until = studio % 4 === 0 ? season : 6 + Math.floor(random() * 14);
    if (random() < 1 / 3) happen(drawing, slot, drawing.pick(happenings), until);
    else drawing.add(slot, [0, lastWeek]);
  }
  return { series: drawing.series, truth: drawing.truth, decoys: drawing.decoys };
}
