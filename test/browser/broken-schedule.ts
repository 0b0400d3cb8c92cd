const perDay = 20;
const names = ['Yoga', 'Pilates', 'Barre', 'HIIT', 'Ciclo'];
const firstDayMs = Date.UTC(2027, 0, 4);
const dayMs = 86_400_000;

interface Row {
  name: string;
  date: string;
  time: string;
  capacity: string;
  room: string;
  wellhub: string;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The class at a position in the file. There are twenty a day, 45 minutes apart. */
function right(at: number): Row {
  const slot = at % perDay;
  const minutes = 6 * 60 + slot * 45;
  return {
    name: names[slot % names.length]!,
    date: new Date(firstDayMs + Math.floor(at / perDay) * dayMs).toISOString().slice(0, 10),
    time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
    capacity: '20',
    room: `Sala ${1 + (slot % 3)}`,
    wellhub: '4',
  };
}

/**
 * A mistake that occurs in several rows: either at the same time on every fifth day, or, starting with a given day, at
 * a different time each day.
 */
interface Mistake {
  readonly rows: number;
  readonly slot: number | { readonly fromDay: number };
  readonly wrong: Partial<Row>;
}

const mistakes: readonly Mistake[] = [
  { rows: 40, slot: 1, wrong: { capacity: 'lots' } },
  { rows: 20, slot: 2, wrong: { capacity: '-5' } },
  { rows: 15, slot: 3, wrong: { name: '' } },
  { rows: 35, slot: 7, wrong: { room: '' } },
  { rows: 30, slot: 19, wrong: { time: '25:00' } },
  { rows: 10, slot: 18, wrong: { time: 'soon' } },
  { rows: 12, slot: 5, wrong: { wellhub: 'many' } },
  { rows: 15, slot: { fromDay: 200 }, wrong: { date: '2027-02-30' } },
  { rows: 10, slot: { fromDay: 220 }, wrong: { date: 'someday' } },
  { rows: 1, slot: 8, wrong: { wellhub: '90' } },
  { rows: 1, slot: 9, wrong: { name: 'x'.repeat(201) } },
];

const lineOf = ({ name, date, time, capacity, room, wellhub }: Row): string =>
  [name, date, time, capacity, room, wellhub].join(',');

export const brokenRows = 5_000;
const daysApart = 5;

/**
 * A schedule of 5,000 rows with twelve kinds of mistakes in 190 rows. Each of the first eleven kinds starts on its own
 * day. The twelfth is in the last row, which repeats the class of the first row with another capacity.
 */
export function brokenSchedule(): string {
  const rows = Array.from({ length: brokenRows }, (_, at) => right(at));
  mistakes.forEach(({ rows: count, slot, wrong }, kind) => {
    for (let at = 0; at < count; at += 1) {
      const [day, time] =
        typeof slot === 'number' ? [1 + kind + at * daysApart, slot] : [slot.fromDay + at, at];
      const place = day * perDay + time;
      rows[place] = { ...rows[place]!, ...wrong };
    }
  });
  rows[brokenRows - 1] = { ...right(0), capacity: '30' };
  const header = 'class_name,class_date,class_time,total_capacity,room,wellhub_slots';
  return `${[header, ...rows.map(lineOf)].join('\r\n')}\r\n`;
}
