import { globSync, readFileSync } from 'node:fs';
import type { Entity } from 'electrodb';
import { CredentialEntity } from '#functions/_data/connections/credential.ts';
import { HookSecretEntity } from '#functions/_data/connections/hook-secret.ts';
import { MailboxTokenEntity } from '#functions/_data/connections/mailbox-token.ts';
import { SystemCredentialEntity } from '#functions/_data/connections/system-credential.ts';
import { tableOf } from '#test/builders/table-of.ts';

/** A declared entity. */
interface Declared {
  readonly model: {
    readonly original: {
      readonly indexes: Readonly<Record<string, { readonly pk: { field: string; template: string } }>>;
    };
  };
}

// oxlint-disable-next-line typescript/no-explicit-any
const partitionsOf = (entity: Entity<any, any, any, any>) =>
  Object.values((entity as never as Declared).model.original.indexes).map(({ pk }) => [
    pk.field,
    pk.template,
  ]);

describe('what is sealed', () => {
  const filesWith = (text: RegExp) =>
    globSync('functions/_data/**/*.ts')
      .filter((file) => text.test(readFileSync(file, 'utf8')))
      .sort();
  const sealed = ['credential', 'hook-secret', 'mailbox-token', 'system-credential'].map(
    (name) => `functions/_data/connections/${name}.ts`,
  );

  it('is stored in the partition of its purpose, and in no index', () => {
    expect(filesWith(/^\s*sealed: \{/m)).toEqual(sealed);
    expect(partitionsOf(tableOf('a-studio').of(CredentialEntity))).toEqual([
      ['pk', 'S#${studioId}#SECRET#credentials'],
    ]);
    expect(partitionsOf(tableOf('a-studio').of(HookSecretEntity))).toEqual([
      ['pk', 'S#${studioId}#SECRET#webhook'],
    ]);
    expect(partitionsOf(tableOf('a-studio').of(MailboxTokenEntity))).toEqual([
      ['pk', 'S#${studioId}#SECRET#gmail'],
    ]);
    expect(partitionsOf(tableOf('a-studio').of(SystemCredentialEntity))).toEqual([
      ['pk', 'S#${studioId}#SECRET#system'],
    ]);
  });

  it('shares its partition with nothing else', () => {
    expect(filesWith(/tableEntity\(/).length).toBeGreaterThan(30);
    const naming = filesWith(/SECRET|secretPartition\(/);
    expect(naming.filter((file) => !sealed.includes(file))).toEqual(['functions/_data/table/keys.ts']);
  });
});
