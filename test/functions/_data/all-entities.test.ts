import { readdirSync, readFileSync } from 'node:fs';
import { tableEntity } from '#functions/_data/table/entity.ts';
import { tables } from '#functions/_data/table/tables.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { allEntities } from './all-entities.ts';

const folder = 'functions/_data';
const declared = readdirSync(folder, { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => [
    ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^export const (\w+) = tableEntity\(/gm),
  ])
  .map(([, name]) => name);

const { of } = tables.forStudio('a');

// The library throws if it cannot build an entity from a description; in a function this happens at the first use.
it('have descriptions that the library accepts', () => {
  expect(new Set(Object.keys(allEntities))).toEqual(new Set(declared));
  for (const [name, entity] of Object.entries(allEntities))
    expect([name, Object.keys(of<{ query: object }>(entity).query)]).toEqual([
      name,
      expect.arrayContaining(['primary']),
    ]);
});

it('are built at first use, not when they are described', () => {
  const unreadable = tableEntity({
    model: { entity: 'unreadable', version: '1', service: 'cupo' },
    attributes: { studioId: { type: 'string' } },
    indexes: {
      primary: { pk: { field: 'pk', composite: ['studioId'] } },
      again: { pk: { field: 'pk', composite: ['studioId'] } },
    },
  });
  expect(() => of(unreadable)).toThrow(/index/i);
  expect(() => writerOf(unreadable)).toThrow(/index/i);
});

interface Described {
  readonly type: unknown;
  readonly field?: string;
  readonly properties?: Readonly<Record<string, Described>>;
}

const fieldsIn = (attributes: Readonly<Record<string, Described>>): [name: string, field: string][] =>
  Object.entries(attributes).flatMap(([name, { field = name, properties = {} }]) => [
    [name, field] as [string, string],
    ...fieldsIn(properties),
  ]);

// In the expressions of a request, the library refers to an attribute by its name, also within maps.
it('store attributes of one name under one field', () => {
  const twice = Object.entries(allEntities).flatMap(([name, entity]) => {
    const { schema } = of<{ schema: { attributes: Readonly<Record<string, Described>> } }>(entity);
    return [...Map.groupBy(fieldsIn(schema.attributes), ([attribute]) => attribute)]
      .filter(([, found]) => new Set(found.map(([, field]) => field)).size > 1)
      .map(([attribute]) => `${name}: ${attribute}`);
  });
  expect(twice).toEqual([]);
});
