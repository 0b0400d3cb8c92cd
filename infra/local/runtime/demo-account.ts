import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const account = z.object({ email: z.string(), password: z.string() });
export type DemoAccount = z.output<typeof account>;

const fileIn = (dir: string): string => join(dir, 'demo.json');

/** The demo studio's account, once its studio is whole. */
export const readDemoAccount = (dir: string): DemoAccount | undefined =>
  existsSync(fileIn(dir)) ? account.parse(JSON.parse(readFileSync(fileIn(dir), 'utf8'))) : undefined;

/** Removes data whose demo studio was never finished, so that the next start makes it anew. */
export function removeUnfinished(dir: string): void {
  if (readDemoAccount(dir) === undefined) rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
}

export const newDemoAccount = (email: string): DemoAccount => ({
  email,
  password: `${randomBytes(6).toString('hex')}-Aa1`,
});

export function keepDemoAccount(dir: string, given: DemoAccount): void {
  writeFileSync(fileIn(dir), JSON.stringify(given), { mode: 0o600 });
}
