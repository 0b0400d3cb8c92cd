import { createProfiler } from '#shared/core/csv/create-profiler.ts';
import type { Field, FileKind } from '#shared/core/csv/plan.ts';

const two = (value: number): string => String(value).padStart(2, '0');
const rows = 30;

/** The titles by field of a file with otherwise clear columns, plus one more. */
function titlesOf(
  kind: FileKind,
  columns: readonly (readonly [title: string, cell: (at: number) => string])[],
): Partial<Record<Field, string>> {
  const profiler = createProfiler(kind);
  profiler.add(columns.map(([title]) => title));
  for (let at = 0; at < rows; at += 1) profiler.add(columns.map(([, cell]) => cell(at)));
  const { plan, csvColumns } = profiler.conclude();
  return Object.fromEntries(
    plan.columns.flatMap((fields, at) => fields.map((field) => [field, csvColumns[at]])),
  );
}

const cls = ['Class', (at: number) => ['Yoga', 'Barre', 'Spinning'][at % 3]!] as const;
const date = ['Date', (at: number) => `2026-09-${two(10 + (at % 20))}`] as const;
const time = ['Time', (at: number) => `${two(7 + (at % 9))}:30`] as const;
const room = ['Room', (at: number) => `Studio ${'AB'[at % 2]}`] as const;
const paid = ['Membership', (at: number) => ['Unlimited Monthly', 'Drop In'][at % 2]!] as const;
const net = ['Net Revenue', (at: number) => `${8 + (at % 9)}.50`] as const;
const bookings = [cls, date, time, room, paid, net] as const;

/** Some days before or after the class. */
const day =
  (days: number) =>
  (at: number): string => {
    const when = new Date(Date.UTC(2026, 8, 10 + (at % 20) + days - (at % 3)));
    return `${when.toISOString().slice(0, 10)} 09:${two(at)}`;
  };

describe('the booking time without a meaningful title', () => {
  it('is the only column with days before those of the classes', () => {
    expect(titlesOf('bookings', [...bookings, ['Put in', day(-2)]]).booked_at).toBe('Put in');
  });

  it('is never a column with days after the classes', () => {
    expect(titlesOf('bookings', [...bookings, ['Good for', day(40)]]).booked_at).toBeUndefined();
  });

  it('is unknown if two columns are possible', () => {
    const found = titlesOf('bookings', [...bookings, ['Put in', day(-2)], ['Seen', day(-4)]]);
    expect(found.booked_at).toBeUndefined();
  });

  it('is never a column whose title names another day', () => {
    for (const title of ['Membership start', 'Last visit', 'Checked in', 'Cancelled'])
      expect(titlesOf('bookings', [...bookings, [title, day(-2)]]).booked_at).toBeUndefined();
  });

  it('is not searched in a schedule', () => {
    const found = titlesOf('schedule', [cls, date, time, room, ['Put in', day(-2)]]);
    expect(Object.values(found)).not.toContain('Put in');
  });
});

describe('the start of a class without a meaningful title', () => {
  const until = (at: number): string => `${two(8 + (at % 9))}:15`;
  const [, from] = time;

  it('is the only column with times of day', () => {
    for (const title of ['When', 'Slot', 'Kick-off'])
      expect(titlesOf('schedule', [cls, date, [title, from], room]).class_time).toBe(title);
  });

  it('is the column whose times come first, whatever the order of the columns', () => {
    expect(titlesOf('schedule', [cls, date, ['De', from], ['A', until], room]).class_time).toBe('De');
    expect(titlesOf('schedule', [cls, date, ['A', until], ['De', from], room]).class_time).toBe('De');
  });

  it('is unknown if the times are further apart than a class lasts, or not always in the same order', () => {
    const earlier = (at: number): string => `0${at % 6}:15`;
    const mixed = (at: number): string => (at % 2 === 0 ? until(at) : `0${at % 6}:45`);
    expect(titlesOf('schedule', [cls, date, ['Slot', until], ['When', earlier], room]).class_time).toBe(
      undefined,
    );
    expect(titlesOf('schedule', [cls, date, ['Slot', from], ['When', mixed], room]).class_time).toBe(
      undefined,
    );
  });

  it('is never a column whose title names another time', () => {
    for (const title of ['Ends', 'Checked in', 'Duration', 'Booked'])
      expect(titlesOf('schedule', [cls, date, [title, from], room]).class_time).toBeUndefined();
  });

  it('is what its title calls it, although another time comes first', () => {
    const found = titlesOf('schedule', [cls, date, ['Doors', from], ['Start time', until], room]);
    expect(found.class_time).toBe('Start time');
  });
});

describe('the places of a class without a meaningful title', () => {
  const schedule = [cls, date, time, room] as const;
  const all = (at: number): string => String([12, 16, 20][at % 3]);
  const some = (at: number): string => String(3 + (at % 9));

  it('are the numbers that no other column exceeds, whatever the order of the columns', () => {
    expect(titlesOf('schedule', [...schedule, ['Fit', all], ['Here', some]]).total_capacity).toBe('Fit');
    expect(titlesOf('schedule', [...schedule, ['Here', some], ['Fit', all]]).total_capacity).toBe('Fit');
  });

  it('are unknown if they differ between classes of one name', () => {
    const varying = (at: number): string => String(20 + (at % 9));
    const found = titlesOf('schedule', [...schedule, ['Fit', varying], ['Here', some]]);
    expect(found.total_capacity).toBeUndefined();
  });

  it('are unknown if another column sometimes exceeds them', () => {
    const crossing = (at: number): string => String(10 + (at % 9));
    const found = titlesOf('schedule', [...schedule, ['Fit', all], ['Here', crossing]]);
    expect(found.total_capacity).toBeUndefined();
  });

  it('are what their title calls them, although other numbers are higher', () => {
    const found = titlesOf('schedule', [...schedule, ['Fit', all], ['Capacity', some]]);
    expect(found.total_capacity).toBe('Capacity');
  });
});

describe('two moments without meaningful titles', () => {
  it('are the class in separate columns, and the booking in one', () => {
    const [, on] = date;
    const [, at] = time;
    const columns = [cls, ['Am', on], ['Um', at], ['Put in', day(-2)], room, paid, net] as const;
    expect(titlesOf('bookings', columns)).toMatchObject({
      class_date: 'Am',
      class_time: 'Um',
      booked_at: 'Put in',
    });
  });

  it('are the day of the class without a time of day, and the booking with one', () => {
    const columns = [cls, ['Le', date[1]], time, ['Put in', day(-2)], room, paid, net] as const;
    expect(titlesOf('bookings', columns)).toMatchObject({ class_date: 'Le', booked_at: 'Put in' });
  });
});

describe('the questions of a form', () => {
  const [, when] = time;

  it.each([
    ['Which class would you like to join?', 'Which day?', 'At what time?'],
    ['¿A qué clase quieres venir?', '¿Qué día?', '¿A qué hora?'],
    ['Qual aula você quer fazer?', 'Em que dia?', 'Em qual horário?'],
    ['Class you want to take', 'Day you want to come', 'Start time of class'],
  ])('%s names the class', (what, which, at) => {
    const found = titlesOf('bookings', [[what, cls[1]], [which, date[1]], [at, when], room, paid, net]);
    expect(found).toMatchObject({ class_name: what, class_date: which, class_time: at });
  });

  it('about how clients found the studio name no room', () => {
    const where = (at: number): string => ['Instagram', 'A friend', 'Google'][at % 3]!;
    const found = titlesOf('bookings', [cls, date, time, ['Como conheceu o estúdio?', where], paid, net]);
    expect(found.room).toBeUndefined();
  });
});

describe('the way to pay', () => {
  it('is a column whose values are passes, although its title names a class', () => {
    const found = titlesOf('bookings', [cls, date, time, room, ['Modalidad de cuota', paid[1]], net]);
    expect(found.booking_type).toBe('Modalidad de cuota');
  });
});

describe('titles made of words with other meanings on their own', () => {
  const schedule = [cls, date, time, room] as const;
  const places = (at: number): string => String(12 + 2 * (at % 3));
  const booked = (at: number): string => String(3 + (at % 9));

  it.each(['Vacantes totales', 'Enrollment cap', 'Max. Teilnehmerzahl', 'Lugares disponibles en total'])(
    '%s are all places of a class',
    (title) => {
      const found = titlesOf('schedule', [...schedule, [title, places], ['Cupos tomados', booked]]);
      expect(found).toMatchObject({ total_capacity: title, current_bookings: 'Cupos tomados' });
    },
  );

  it('remaining places are not the capacity', () => {
    const found = titlesOf('schedule', [...schedule, ['Places left', booked], ['Capacity', places]]);
    expect(found.total_capacity).toBe('Capacity');
  });

  it('an amount without tax is the studio’s revenue', () => {
    const price = ['Gross', (at: number) => `${10 + (at % 9)}.50`] as const;
    const rest = bookings.filter((column) => column !== net);
    const found = titlesOf('bookings', [...rest, price, ['Net ex. tax', net[1]]]);
    expect(found).toMatchObject({ studio_revenue: 'Net ex. tax', booking_price: 'Gross' });
  });

  it('words that German joins by an s are separated', () => {
    const found = titlesOf('bookings', [...bookings, ['Buchungsdatum', day(-2)]]);
    expect(found.booked_at).toBe('Buchungsdatum');
  });

  it('a class and its day or time are detected by values if the titles do not name them', () => {
    const found = titlesOf('schedule', [cls, ['Session on', date[1]], ['Session at', time[1]], room]);
    expect(found).toMatchObject({ class_date: 'Session on', class_time: 'Session at' });
  });
});
