import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { DamagedFile, startAnew } from '#infra/local/index.ts';

const account = z.object({ email: z.string(), password: z.string() });
export type StoredAccount = z.output<typeof account>;

/** Which account it is: the demo studio's owner or the superadmin. */
type Whose = 'demo' | 'superadmin';

const fileIn = (dir: string, whose: Whose): string => join(dir, `${whose}.json`);

/** Reads a stored account. The demo account is stored only after its studio was created completely. */
export function readAccount(dir: string, whose: Whose): StoredAccount | undefined {
  const file = fileIn(dir, whose);
  if (!existsSync(file)) return undefined;
  try {
    return account.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new DamagedFile(file, `The password of the ${whose} account`, startAnew(dir), error);
  }
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
  writeFileSync(fileIn(dir, whose), JSON.stringify(given), { mode: 0o600 });
}
