import type { DateFormat, Field, TimeFormat } from '#shared/core/csv/plan.ts';
import { requiredFields } from '#shared/core/csv/plan.ts';
import { cellOf, type Draw, type Fact } from './cells.ts';
import type { Layout } from './layout.ts';

/** A generated file and its correct reading. */
export interface MadeFile {
  readonly source: string;
  readonly kind: Layout['kind'];
  readonly name: string;
  readonly text: string;
  readonly columns: readonly (readonly Field[])[];
  /** Null if each date shows its own order. */
  readonly dateFormat: DateFormat | null;
  readonly timeFormat: TimeFormat;
}

/**
 * Random numbers from a linear congruential generator (constants of Numerical Recipes), so that the files are always
 * the same.
 */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Column {
  readonly title: string;
  readonly fields: readonly Field[];
  readonly what: string;
}

const columnsOf = ({ columns }: Layout): Column[] =>
  columns.split('\n').map((line) => {
    const [title = '', field = '', what = ''] = line.split(' | ');
    return { title, fields: field === '-' ? [] : (field.split('+') as Field[]), what };
  });

/** How titles are written: unchanged, in capitals, with underscores between words, or in lower case. */
const titleStyles: readonly ((title: string) => string)[] = [
  (title) => title,
  (title) => title.toUpperCase(),
  (title) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
      .replace(/_$/, ''),
  (title) => ` ${title} `,
];

function shuffled<T>(all: readonly T[], draw: Draw): T[] {
  const rest = [...all];
  return all.map(() => rest.splice(draw(rest.length), 1)[0] as T);
}

/** Optional columns are left out of some files. */
const isNeeded = ({ fields }: Column, { kind }: Layout): boolean =>
  fields.some(
    (field) => (requiredFields[kind] as readonly Field[]).includes(field) || field === 'customer_name',
  );

const dayMs = 86_400_000;
const minuteMs = 60_000;
const rowsMin = 25;

function factOf(row: number, draw: Draw): Fact {
  const day = Date.UTC(2026, 8, 1) + draw(75) * dayMs;
  const at = new Date(day + (6 * 60 + 30 * draw(28)) * minuteMs);
  return { at, bookedAt: new Date(at.getTime() - (60 + draw(9_000)) * minuteMs), cls: draw(6), row };
}

const dateFormats: Record<Layout['style']['date'], DateFormat | null> = {
  'YYYY-MM-DD': 'YYYY-MM-DD',
  'DD/MM/YYYY': 'DD/MM/YYYY',
  'MM/DD/YYYY': 'MM/DD/YYYY',
  'DD-MM-YYYY': 'DD-MM-YYYY',
  'DD.MM.YYYY': null,
};

const quoted = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Some exports lack a required column. The reader must not use another column instead. */
const lackable: readonly Field[] = ['room', 'booking_type', 'studio_revenue', 'booked_at', 'total_capacity'];
const lacksEvery = 6;

function withoutOne(columns: readonly Column[], draw: Draw): Column[] {
  const [lacked] = shuffled(
    columns.filter(({ fields }) => fields.some((field) => lackable.includes(field))),
    draw,
  );
  return columns.filter((column) => column !== lacked);
}

/** A title and a date above the header, or a total below the rows, as in reports. */
const decorations: readonly ((lines: string[], width: number, delimiter: string) => string[])[] = [
  (lines) => lines,
  (lines) => ['Export 2026', '', ...lines],
  (lines, width, delimiter) => [...lines, ['Total', ...Array(width - 1).fill('')].join(delimiter)],
];

/**
 * Generates one file of a layout, with its columns in another order, some of them left out, and its titles in one
 * style.
 */
export function makeFile(layout: Layout, variant: number): MadeFile {
  const draw = drawFrom(variant * 7_919 + layout.source.length * 104_729 + layout.columns.length);
  const all = columnsOf(layout);
  const retained = all.filter((column) => isNeeded(column, layout) || draw(5) > 0);
  const ordered = variant % 2 === 0 ? retained : shuffled(retained, draw);
  const columns = variant % lacksEvery === lacksEvery - 1 ? withoutOne(ordered, draw) : ordered;
  const titled = titleStyles[variant % titleStyles.length] ?? ((title) => title);
  const { delimiter } = layout.style;
  const rows = Array.from({ length: rowsMin + draw(60) }, (_, row) => {
    const fact = factOf(row, draw);
    return columns.map(({ what }) => cellOf(what, fact, layout.style, draw));
  });
  const cells = [columns.map(({ title }) => titled(title)), ...rows];
  const lines = cells.map((line) => line.map((cell) => quoted(cell, delimiter)).join(delimiter));
  const decorate = decorations[variant % decorations.length] ?? ((plain: string[]) => plain);
  return {
    source: layout.source,
    kind: layout.kind,
    name: `${layout.source}-${layout.kind}-${variant}`,
    text: decorate(lines, columns.length, delimiter).join('\n'),
    columns: columns.map(({ fields }) => fields),
    dateFormat: dateFormats[layout.style.date],
    timeFormat: layout.style.time,
  };
}
