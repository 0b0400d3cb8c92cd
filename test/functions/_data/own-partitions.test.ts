import { readdirSync, readFileSync } from 'node:fs';
import { ownPartitions } from '#functions/_data/own-partitions.ts';
import { marketplaces } from '#shared/contracts/channels.ts';
import { studioSystem } from '#shared/contracts/integrations/source.ts';

const folder = 'functions/_data';
const register = { months: ['202611'], importIds: ['an-import'], ticketIds: ['a-ticket'] };
const listed = ownPartitions('studio', register);

/** Possible values of the key parts other than the studio's id. */
const values: Record<string, readonly string[]> = {
  month: register.months,
  importId: register.importIds,
  ticketId: register.ticketIds,
  marketplace: marketplaces,
  system: studioSystem.options,
};

/**
 * Every partition of a studio, according to the keys of the entities. Encrypted values and the index are looked up by
 * key.
 */
const declared = readdirSync(folder, { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) =>
    [
      ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(
        /field: 'pk',[^}]*?template:\s*'S#\$\{studioId\}#([^']+)'/g,
      ),
    ].map(([, template = '']) => template),
  );

const filled = (template: string): string[] => {
  const [, name] = /\$\{(\w+)\}/.exec(template) ?? [];
  return name === undefined
    ? [template]
    : values[name]!.map((value) => template.replace(`\${${name}}`, value));
};

it('are those of every entity, and no others', () => {
  const wanted = declared.flatMap(filled).map((rest) => `S#studio#${rest}`);
  expect(declared.length).toBeGreaterThan(30);
  expect(new Set(listed)).toEqual(new Set(wanted));
  expect(new Set(listed).size).toBe(listed.length);
});

it('are emptied before the items that refer to them', () => {
  const at = (rest: string): number => listed.indexOf(`S#studio#${rest}`);
  expect(at('CLASS#202611')).toBeLessThan(at('DAY'));
  expect(at('IMPORT-CHUNK#an-import')).toBeLessThan(at('IMPORT'));
  expect(at('TICKET-MESSAGE#a-ticket')).toBeLessThan(at('TICKET'));
  expect(listed.at(-1)).toBe('S#studio#STUDIO');
});
