import * as fc from 'fast-check';
import { channelNamed, channelOf } from '#shared/core/csv/channel-of.ts';
import { assign } from '#shared/core/csv/assign.ts';
import { createProfiler } from '#shared/core/csv/create-profiler.ts';
import { fieldsOf, type FileKind } from '#shared/core/csv/plan.ts';
import { fieldsOf as contractFields, fieldsOfTwoColumns } from '#shared/contracts/imports/fields.ts';
import { joinedFields } from '#shared/core/csv/plan.ts';
import { sniffDialect } from '#shared/core/csv/sniff-dialect.ts';

const seed = 20261121;

const understand = (rows: readonly (readonly string[])[], kind: FileKind, headerRow?: number) => {
  const profiler = createProfiler(kind, headerRow);
  for (const row of rows) profiler.add(row);
  return profiler.conclude();
};

/** The detected fields, by column title instead of position. */
function byTitle(rows: readonly (readonly string[])[], kind: FileKind) {
  const { plan, csvColumns, confidence, rowCount } = understand(rows, kind);
  const fields = csvColumns.map((title, at) => [title, plan.columns[at]] as const);
  return {
    fields: Object.fromEntries(fields.filter(([, own]) => own && own.length > 0)),
    formats: { ...plan, columns: undefined },
    confidence,
    rowCount,
  };
}

const titles = [
  'Cliente',
  'Clase',
  'Fecha',
  'Hora',
  'Sala',
  'Plan',
  'Precio',
  'Ingreso',
  'Creado el',
  'Origen',
];

const two = (value: number): string => String(value).padStart(2, '0');
const aRow = fc
  .record({
    client: fc.constantFrom('Ana Ríos', 'Luz Vega', 'Iva Gil'),
    name: fc.constantFrom('Yoga', 'Barre', 'Spinning 45'),
    day: fc.integer({ min: 1, max: 28 }),
    month: fc.integer({ min: 1, max: 12 }),
    hour: fc.integer({ min: 6, max: 21 }),
    room: fc.constantFrom('Sala 1', 'Sala 2', 'Azotea'),
    plan: fc.constantFrom('Mensualidad', 'Clase suelta', 'Fitpass'),
    price: fc.integer({ min: 1, max: 99_999 }),
    source: fc.constantFrom('App', 'Web', 'Recepción'),
  })
  .map(({ client, name, day, month, hour, room, plan, price, source }) => [
    client,
    name,
    `${two(day)}/${two(month)}/2025`,
    `${two(hour)}:30`,
    room,
    plan,
    `$${price}.50`,
    `$${price}.25`,
    `${two(day)}/${two(month)}/2025 05:15`,
    source,
  ]);
const someRows = fc.array(aRow, { minLength: 3, maxLength: 40 });

const pick = (row: readonly string[], order: readonly number[]): string[] => order.map((at) => row[at] ?? '');
const orderOf = fc.shuffledSubarray([...titles.keys()], { minLength: titles.length });

describe('the detected meaning of a file', () => {
  it('does not depend on the order of its columns', () => {
    fc.assert(
      fc.property(someRows, orderOf, (rows, order) => {
        const moved = [titles, ...rows].map((row) => pick(row, order));
        expect(byTitle(moved, 'bookings')).toEqual(byTitle([titles, ...rows], 'bookings'));
      }),
      { seed, numRuns: 30 },
    );
  });

  it('does not depend on the order of its rows', () => {
    fc.assert(
      fc.property(
        someRows.chain((rows) =>
          fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
        ),
        ([rows, shuffled]) => {
          expect(byTitle([titles, ...shuffled], 'bookings')).toEqual(byTitle([titles, ...rows], 'bookings'));
        },
      ),
      { seed, numRuns: 30 },
    );
  });

  it('does not change with meaningless columns', () => {
    const noise = fc.constantFrom(
      ['Notas', 'llamar antes'],
      ['Teléfono', '+52 55 1234 5678'],
      ['Edad', '31'],
      ['Estado civil', 'soltera'],
    );
    fc.assert(
      fc.property(someRows, noise, fc.nat(titles.length), (rows, [title, value], at) => {
        const wider = [titles, ...rows].map((row, line) =>
          row.toSpliced(at, 0, (line === 0 ? title : value) ?? ''),
        );
        const { fields, formats, rowCount } = byTitle(wider, 'bookings');
        const before = byTitle([titles, ...rows], 'bookings');
        expect({ fields, formats, rowCount }).toEqual({
          fields: before.fields,
          formats: before.formats,
          rowCount: before.rowCount,
        });
      }),
      { seed, numRuns: 30 },
    );
  });

  it('never contains an order of day and month that a date contradicts', () => {
    fc.assert(
      fc.property(someRows, fc.boolean(), (rows, monthFirst) => {
        const written = rows.map((row) =>
          row.map((cell) => (monthFirst ? cell.replace(/^(\d\d)\/(\d\d)\//, '$2/$1/') : cell)),
        );
        const { plan } = understand([titles, ...written], 'bookings');
        const settled = rows.some((row) => Number(row[2]?.slice(0, 2)) > 12);
        if (settled) expect(plan.dateFormat).toBe(monthFirst ? 'MM/DD/YYYY' : 'DD/MM/YYYY');
        else expect([null, monthFirst ? 'MM/DD/YYYY' : 'DD/MM/YYYY']).toContain(plan.dateFormat);
      }),
      { seed, numRuns: 50 },
    );
  });

  it('exists for any cells at all', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom('', '__proto__', '1/2/2025', '18:00', '12.50', '3/4', 'Class', 'Total'),
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { maxLength: 12 }), { maxLength: 90 }),
        fc.constantFrom<FileKind>('schedule', 'bookings'),
        (rows, kind) => {
          const found = understand(rows, kind);
          expect(found.confidence).toBeGreaterThanOrEqual(0);
          expect(found.confidence).toBeLessThanOrEqual(1);
          expect(found.plan.columns).toHaveLength(found.csvColumns.length);
          expect(found.rowCount).toBeLessThanOrEqual(rows.length);
        },
      ),
      { seed, numRuns: 100 },
    );
  });
});

describe('the fields', () => {
  it('are those of the contract', () => {
    expect(fieldsOf).toEqual(contractFields);
    expect(joinedFields).toEqual(fieldsOfTwoColumns);
  });
});

describe('assign', () => {
  /** The greatest sum, by trying everything. */
  const greatest = (scores: readonly (readonly number[])[], row = 0, taken = 0): number => {
    if (row === scores.length) return 0;
    const without = greatest(scores, row + 1, taken);
    const own = scores[row] ?? [];
    return own.reduce(
      (best, score, at) =>
        score > 0 && !(taken & (1 << at))
          ? Math.max(best, score + greatest(scores, row + 1, taken | (1 << at)))
          : best,
      without,
    );
  };

  it('finds the greatest sum, each column once', () => {
    const score = fc.integer({ min: -5, max: 20 });
    const table = fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 6 }))
      .chain(([rows, columns]) =>
        fc.array(fc.array(score, { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
      );
    fc.assert(
      fc.property(table, (scores) => {
        const found = assign(scores);
        const made = found.filter((column) => column >= 0);
        expect(new Set(made).size).toBe(made.length);
        const sum = found.reduce((total, column, row) => total + (scores[row]?.[column] ?? 0), 0);
        expect(sum).toBe(greatest(scores));
      }),
      { seed, numRuns: 500 },
    );
  });
});

describe('sniffDialect', () => {
  it.each([
    ['a;b;c\n1,5;2,5;3\n', ';'],
    ['a,b\n"x;y;z",1\n"p;q;r",2\n', ','],
    ['a\tb, c\td\n1\t2, 3\t4\n', '\t'],
    ['one|two,two|three\nfour|five,five|six', '|'],
    ['sep=;\na,b;c\n', ';'],
    ['alone\nlines\n', ','],
    ['', ','],
  ])('finds what separates the cells of %j', (text, delimiter) => {
    expect(sniffDialect(text).delimiter).toBe(delimiter);
  });

  it('accepts spaces before quotes only if they are the rule', () => {
    expect(sniffDialect('"a", "b", "c"\n"1", "2", "3"\n').spacedQuotes).toBe(true);
    expect(sniffDialect('a, b\n1, "2"\n').spacedQuotes).toBe(false);
  });
});

describe('channelOf', () => {
  it.each([
    [{ booking_type: 'Gympass' }, 'wellhub'],
    [{ booking_type: 'Total Pass TP2' }, 'totalpass'],
    [{ booking_type: 'marketplace', booking_source: 'FITPASS' }, 'fitpass'],
    [{ booking_type: 'Check-in', customer_name: 'ANA SOUZA GYMPASS' }, 'wellhub'],
    [{ booking_type: 'Check-in', customer_name: 'CAIO LIMA - TOTALPASS' }, 'totalpass'],
    [{ booking_type: 'ClassPass visit', booking_source: 'Wellhub' }, 'classpass'],
    [{ booking_type: 'keno' }, 'kenko'],
    [{ booking_type: 'Drop-in', booking_source: 'Web', customer_name: 'Fitpassandra Ruiz' }, 'direct'],
    [{ booking_type: '10 Class Pass' }, 'direct'],
    [{ booking_type: 'Unlimited class pass' }, 'direct'],
    [{}, 'direct'],
  ] as const)('tells through what %j was sold: %s', (record, channel) => {
    expect(channelOf(record)).toBe(channel);
  });

  it('is empty if no marketplace is named', () => {
    expect(channelNamed('Gym passage')).toBeUndefined();
    expect(channelNamed(undefined)).toBeUndefined();
  });
});

describe('a header whose row is given', () => {
  const rows = [
    ['Horario de marzo'],
    ['c1', 'c2', 'c3', 'c4', 'c5'],
    ['Yoga', '2025-03-04', '07:00', 'Sala 1', '20'],
    ['Spin', '2025-03-05', '19:30', 'Sala 2', '12'],
    ['Barre', '2025-03-06', '08:00', 'Sala 1', '10'],
  ];

  it('names the columns, and rows above it are a preamble', () => {
    expect(understand(rows, 'schedule', 2)).toMatchObject({
      headerRow: 2,
      rowCount: 3,
      csvColumns: ['c1', 'c2', 'c3', 'c4', 'c5'],
      previewRows: rows.slice(2),
    });
  });

  it('may be none, so that the first row is data too', () => {
    expect(understand(rows.slice(2), 'schedule', 0)).toMatchObject({
      headerRow: 0,
      rowCount: 3,
      csvColumns: ['Column 1', 'Column 2', 'Column 3', 'Column 4', 'Column 5'],
    });
  });

  it('is detected as usual if the file has no such row', () => {
    expect(understand(rows, 'schedule', 9)).toEqual(understand(rows, 'schedule'));
  });
});
