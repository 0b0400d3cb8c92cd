import * as z from 'zod';
import { registry } from '#shared/contracts/registry.ts';
import { instant, localDate, text } from '#shared/contracts/values.ts';

interface Leaf {
  readonly path: string;
  readonly schema: z.ZodType;
}

/**
 * The schema of every text that a request may contain. A schema that is validated again by a second one counts once.
 */
function leavesOf(schema: z.core.$ZodType, path: string): Leaf[] {
  if (schema instanceof z.ZodPipe) {
    const inner = leavesOf(schema.def.in, path);
    return inner.length > 0 ? [{ path, schema }] : leavesOf(schema.def.out, path);
  }
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) =>
      leavesOf(part as z.ZodType, `${path}.${name}`),
    );
  if (schema instanceof z.ZodArray) return leavesOf(schema.def.element, `${path}[]`);
  if (schema instanceof z.ZodTuple) return schema.def.items.flatMap((part) => leavesOf(part, `${path}[]`));
  if (schema instanceof z.ZodUnion) return schema.def.options.flatMap((part) => leavesOf(part, path));
  if (schema instanceof z.ZodRecord)
    return [...leavesOf(schema.def.keyType, `${path}{}`), ...leavesOf(schema.def.valueType, `${path}{}`)];
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return leavesOf(schema.def.innerType, path);
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return [{ path, schema }];
  if (known.some((kind) => schema instanceof kind)) return [];
  throw new Error(`${path}: a kind of schema that this law does not know: ${schema.constructor.name}`);
}

/** Operations without free text. */
const known = [z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral, z.ZodNull, z.ZodNever];

/** The text of a whole file, whose rows are refused individually by number. */
const files = ['imports.importSchedule body.csvData', 'imports.importBookings body.csvData'];

const leaves = registry
  .flatMap(({ id, params, query, body }) => [
    ...leavesOf(params, `${id} params`),
    ...leavesOf(query, `${id} query`),
    ...leavesOf(body, `${id} body`),
  ])
  .filter(({ path }) => !files.includes(path));

const takes = ({ schema }: Leaf, value: string): boolean => schema.safeParse(value).success;
const refusedBy = (value: string): string[] =>
  leaves.filter((leaf) => takes(leaf, value)).map(({ path }) => path);

const directions = [0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069];
const controls = [0, 1, 8, 0x0b, 0x0c, 0x0e, 0x1f, 0x7f];
const halves = [0xd800, 0xdfff];
const charactersMax = 100_000;

describe('every text of every request', () => {
  it('is found by this property test', () => {
    expect(leaves.length).toBeGreaterThan(100);
    expect(leaves.map(({ path }) => path)).toContain('support.openTicket body.subject');
  });

  it.each([...directions, ...controls, ...halves].map((code) => [code.toString(16), code] as const))(
    'holds no U+%s: not at its beginning, not amid it, not at its end',
    (_, code) => {
      const hidden = String.fromCharCode(code);
      for (const value of [`a${hidden}b`, `${hidden}ab`, `ab${hidden}`, `a@b.mx${hidden}`])
        // Text that is trimmed away is not stored.
        if (value.trim().includes(hidden)) expect(refusedBy(value)).toEqual([]);
    },
  );

  it('has an end', () => {
    for (const value of ['a', '0', 'á', '漢']) expect(refusedBy(value.repeat(charactersMax + 1))).toEqual([]);
  });

  it('accepts what people write', () => {
    for (const value of ['Ángel Núñez', 'שלום', 'مرحبا', '👩‍👩‍👧', 'two\nlines\tand a tab', 'Ａ'])
      expect(text().safeParse(value).success).toBe(true);
  });
});

describe('every day and instant of every request', () => {
  const isDay = (leaf: Leaf): boolean => takes(leaf, '2026-11-23') && !takes(leaf, 'no-day');
  const isInstant = (leaf: Leaf): boolean => takes(leaf, '2026-11-23T12:00:00Z') && !takes(leaf, 'a time');

  it('is limited to plausible years', () => {
    const days = leaves.filter(isDay);
    const instants = leaves.filter(isInstant);
    expect([days.length > 5, instants.length > 0]).toEqual([true, true]);
    for (const year of ['0000', '0001', '1899', '3000', '9999']) {
      expect(days.filter((leaf) => takes(leaf, `${year}-01-01`)).map(({ path }) => path)).toEqual([]);
      expect(
        instants.filter((leaf) => takes(leaf, `${year}-12-31T23:59:59Z`)).map(({ path }) => path),
      ).toEqual([]);
    }
  });

  it('may be the first or last of the permitted range', () => {
    for (const day of ['1900-01-01', '2999-12-31']) {
      expect(localDate.safeParse(day).success).toBe(true);
      expect(instant.safeParse(`${day}T00:00:00.000Z`).success).toBe(true);
    }
  });
});
