import * as z from 'zod';
import { registry } from '#shared/contracts/registry.ts';
import type { AnyOperation } from '#shared/contracts/operation.ts';

const operations = registry.map((operation): [string, AnyOperation] => [operation.id, operation]);

/** Every schema that a schema consists of, including itself. */
function partsOf(schema: unknown, seen = new Set<unknown>()): z.ZodType[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  if (schema instanceof z.ZodType)
    return [schema, ...Object.values(schema.def).flatMap((part) => partsOf(part, seen))];
  return Object.values(schema).flatMap((part) => partsOf(part, seen));
}

const objectsOf = (schema: z.ZodType): z.ZodObject[] =>
  partsOf(schema).filter((part): part is z.ZodObject => part instanceof z.ZodObject);

/** Fields that somebody might send hoping that they are stored or trusted. */
const smuggled = [
  'tenantId',
  'studioId',
  'role',
  'groups',
  'superadmin',
  'status',
  'constructor',
  '__proto__',
];

/** A parsed JSON body: '__proto__' is a field like any other. */
const withField = (name: string): unknown => JSON.parse(`{${JSON.stringify(name)}: "x"}`);

const refusedFields = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [],
  );

/** Google adds its own fields when it redirects a browser, and a code that cannot be used twice. */
const sentByGoogle = 'reservations.finishGmail';
const ours = operations.filter(([id]) => id !== sentByGoogle);

describe('an operation', () => {
  it.each(ours)('%s takes nothing that its contract does not name', (_, { params, query, body }) => {
    for (const part of [params, query, body])
      for (const object of objectsOf(part)) {
        const foreign = smuggled.filter((name) => !Object.hasOwn(object.shape, name));
        expect(foreign.filter((name) => !refusedFields(object, withField(name)).includes(name))).toEqual([]);
      }
  });

  it('to which Google redirects a browser ignores unknown fields', () => {
    const { query } = registry.find(({ id }) => id === sentByGoogle)!;
    for (const name of smuggled.filter((field) => !Object.hasOwn(query.shape, field)))
      expect(Object.keys(query.parse(withField(name)))).toEqual([]);
  });

  it.each(operations)('%s answers with what its contract names alone', (_, { output }) => {
    const open = partsOf(output).filter(
      (part) =>
        part instanceof z.ZodAny ||
        part instanceof z.ZodUnknown ||
        (part instanceof z.ZodObject &&
          part.def.catchall !== undefined &&
          !(part.def.catchall instanceof z.ZodNever)),
    );
    expect(open).toEqual([]);
  });

  it.each(ours)('%s takes nothing secret in its address', (_, { params, query }) => {
    const fields = Object.keys({ ...params.shape, ...query.shape });
    expect(fields.filter((name) => /passw|token|secret|credential|apiKey|code$/i.test(name))).toEqual([]);
  });
});
