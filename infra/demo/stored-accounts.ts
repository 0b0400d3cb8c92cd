import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { DamagedFile, startAnew } from '#infra/local/index.ts';

/** Version of the stored data. Increase it when the product can no longer read what an earlier version stored. */
const dataVersion = 2;

const account = z.object({ email: z.string(), password: z.string(), dataVersion: z.number().default(1) });
export type StoredAccount = Pick<z.output<typeof account>, 'email' | 'password'>;

/** Which account it is: the demo studio's owner or the superadmin. */
type Whose = 'demo' | 'superadmin';

const fileIn = (dir: string, whose: Whose): string => join(dir, `${whose}.json`);

function parsed(dir: string, whose: Whose) {
  const file = fileIn(dir, whose);
  try {
    return account.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new DamagedFile(file, `The password of the ${whose} account`, startAnew(dir), error);
  }
}

/**
 * Reads a stored account. The demo account is stored only after its studio was created completely.
 *
 * @throws an error if the data was stored by another version of the product
 */
export function readAccount(dir: string, whose: Whose): StoredAccount | undefined {
  if (!existsSync(fileIn(dir, whose))) return undefined;
  const { dataVersion: version, ...found } = parsed(dir, whose);
  if (version !== dataVersion)
    throw new Error(
      `The data in ${dir} was stored by another version of Cupo, and this version cannot read it. Delete the whole folder ${dir}: the next start creates a new demo studio.`,
    );
  return found;
}

/** Deletes the data of a demo studio that was not created completely, so that the next start creates it again. */
export function removeUnfinished(dir: string): void {
  if (readAccount(dir, 'demo') === undefined) rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
}

export const newAccount = (email: string): StoredAccount => ({
  email,
  password: `${randomBytes(6).toString('hex')}-Aa1`,
});

export function keepAccount(dir: string, whose: Whose, given: StoredAccount): void {
  writeFileSync(fileIn(dir, whose), JSON.stringify({ ...given, dataVersion }), { mode: 0o600 });
}
