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

// The library throws where it cannot make an entity of a description: in a function, with its first use.
it('are all described so that the library takes them', () => {
  expect(new Set(Object.keys(allEntities))).toEqual(new Set(declared));
  for (const [name, entity] of Object.entries(allEntities))
    expect([name, Object.keys(of<{ query: object }>(entity).query)]).toEqual([
      name,
      expect.arrayContaining(['primary']),
    ]);
});

it('are read with their first use, not where they are described', () => {
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
