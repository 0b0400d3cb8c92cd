import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';

/** The keys and indexes of an entity. */
export interface EntityKeys {
  /** The name under which its module exports it. */
  readonly exported: string;
  /** The entity's name as stored in its items. */
  readonly entity: string;
  readonly folder: string;
  /** The first sentence of the entity's docblock. */
  readonly summary: string;
  /** The keys of each index; `primary` is the table itself. */
  readonly indexes: Readonly<Record<string, { readonly pk: string; readonly sk: string }>>;
}

const part = z.object({ template: z.string() });
const described = z.object({
  schema: z.object({
    model: z.object({ entity: z.string() }),
    indexes: z.record(z.string(), z.object({ pk: part, sk: part })),
  }),
});

/** Turns a key template into a readable form: `S#${studioId}#DAY` ⇒ `S#<studioId>#DAY` */
const shown = ({ template }: z.infer<typeof part>): string => template.replaceAll(/\$\{(\w+)\}/g, '<$1>');

/** The first sentence of the docblock above an export. */
function summaryOf(source: string, exported: string): string {
  const [before = ''] = source.split(`export const ${exported} =`);
  const block = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(before)?.[1] ?? '';
  const text = block.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();
  return (/^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text).replace(/\.$/, '');
}

/** Every entity of the table, sorted by folder and name. */
export async function entitiesOf(): Promise<EntityKeys[]> {
  const files = globSync('functions/_data/*/*.ts').filter((file) => !file.includes('/table/'));
  const found = await Promise.all(
    files.map(async (file) => {
      const source = readFileSync(file, 'utf8');
      const module = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
      return Object.entries(module)
        .filter(([name]) => name.endsWith('Entity'))
        .map(([exported, definition]): EntityKeys => {
          const { schema } = described.parse((definition as { readonly writer: unknown }).writer);
          const indexes = Object.entries(schema.indexes).map(([name, { pk, sk }]) => [
            name,
            { pk: shown(pk), sk: shown(sk) },
          ]);
          return {
            exported,
            entity: schema.model.entity,
            folder: basename(dirname(file)),
            summary: summaryOf(source, exported),
            indexes: Object.fromEntries(indexes) as EntityKeys['indexes'],
          };
        });
    }),
  );
  const place = ({ folder, entity }: EntityKeys): string => `${folder} ${entity}`;
  return found.flat().sort((one, other) => place(one).localeCompare(place(other)));
}
