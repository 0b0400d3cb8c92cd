import { globSync } from 'node:fs';
import { Entity } from 'electrodb';

/** An entity as it was declared. */
interface Declared {
  readonly model: {
    readonly original: {
      readonly attributes: Readonly<Record<string, unknown>>;
      readonly indexes: Readonly<Record<string, { readonly pk: { field: string; template: string } }>>;
    };
  };
}

const isEntity = (value: unknown): value is Declared => value instanceof Entity;
const partitionsOf = ({ model }: Declared) =>
  Object.values(model.original.indexes).map(({ pk }) => [pk.field, pk.template]);

describe('what is sealed', () => {
  const sealed: [string, Declared][] = [];
  const others: [string, Declared][] = [];
  beforeAll(async () => {
    Object.assign(process.env, { TABLE_NAME: 'none', AWS_REGION: 'us-east-1' });
    for (const file of globSync('functions/_data/**/*.ts')) {
      const exported = (await import(`../../../${file}`)) as Record<string, unknown>;
      for (const [name, value] of Object.entries(exported))
        if (isEntity(value))
          ('sealed' in value.model.original.attributes ? sealed : others).push([name, value]);
    }
  });

  it('lies in the partition of its purpose, and in no index', () => {
    expect(Object.fromEntries(sealed.map(([name, entity]) => [name, partitionsOf(entity)]))).toEqual({
      CredentialEntity: [['pk', 'S#${studioId}#SECRET#credentials']],
      HookSecretEntity: [['pk', 'S#${studioId}#SECRET#webhook']],
      MailboxTokenEntity: [['pk', 'S#${studioId}#SECRET#gmail']],
      SystemCredentialEntity: [['pk', 'S#${studioId}#SECRET#system']],
    });
  });

  it('shares its partition with nothing else', () => {
    expect(others.length).toBeGreaterThan(30);
    const near = others.filter(([, entity]) => JSON.stringify(partitionsOf(entity)).includes('SECRET'));
    expect(near.map(([name]) => name)).toEqual([]);
  });
});
