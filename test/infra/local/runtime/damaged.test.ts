import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadKeyMaterial } from '#infra/local/emulators/keys/key-file.ts';
import { createTable } from '#infra/local/emulators/table/create-table.ts';
import { readStateFile } from '#infra/local/emulators/user-pool/state-file.ts';
import { readAccount } from '#infra/demo/stored-accounts.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'damaged-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const advice = () => `delete the whole folder ${dir}: the next start creates a new demo studio`;

/** The message of the thrown error. */
const refusalOf = async (work: () => unknown): Promise<string> => {
  try {
    await work();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing was refused';
};

describe('the twin names a damaged file and says what to do', () => {
  it.each(['CURRENT', 'MANIFEST'])('where it is the table (its %s)', async (part) => {
    const path = join(dir, 'table');
    const table = await createTable({ path, now: () => new Date() });
    await table.close();
    const file = readdirSync(path).find((name) => name.startsWith(part))!;
    writeFileSync(join(path, file), 'rubbish');
    const message = await refusalOf(() => createTable({ path, now: () => new Date() }));
    expect(message).toContain(`The twin's table cannot be read: ${path} is damaged`);
    expect(message).toContain(advice());
  });

  it('if it contains the users', async () => {
    const file = join(dir, 'users.json');
    writeFileSync(file, '{"version":1,');
    const message = await refusalOf(() => readStateFile(file));
    expect(message).toContain(`The twin's users cannot be read: ${file} is damaged`);
    expect(message).toContain(advice());
  });

  it('if it contains the keys', async () => {
    const keysDir = join(dir, 'keys');
    mkdirSync(keysDir);
    writeFileSync(join(keysDir, 'keys.json'), 'x');
    const message = await refusalOf(() => loadKeyMaterial(keysDir, ['one']));
    expect(message).toContain(
      `The keys of the twin cannot be read: ${join(keysDir, 'keys.json')} is damaged`,
    );
    expect(message).toContain(advice());
  });

  it('if it contains a password', async () => {
    writeFileSync(join(dir, 'demo.json'), '{}');
    const message = await refusalOf(() => readAccount(dir, 'demo'));
    expect(message).toContain('The password of the demo account cannot be read');
    expect(message).toContain(advice());
  });

  it('if another version of the product stored the data', async () => {
    writeFileSync(join(dir, 'demo.json'), JSON.stringify({ email: 'demo@cupo.local', password: 'p' }));
    const message = await refusalOf(() => readAccount(dir, 'demo'));
    expect(message).toContain(`Delete the whole folder ${dir}`);
  });
});
