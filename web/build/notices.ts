import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** The file with the licence notices of all packages that are sent to browsers. */
export const noticesFile = 'notices.txt';

/** Directs readers of a script to its licence notices. */
export const noticesBanner = `/* Notices: /${noticesFile} */`;

const packagePattern = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;
const licencePattern = /^(?:licen[cs]e|notice|copying)(?:[.-].*)?$/i;

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional(),
});

/** The folders of the packages that contain the given files. */
const packagesIn = (files: readonly string[]): string[] =>
  [...new Set(files.flatMap((file) => packagePattern.exec(file)?.[0] ?? []))].sort();

/** A package's metadata, and its licence with notices. */
async function noticeOf(folder: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const { name, version, license } = manifestSchema.parse(manifest);
  const files = (await readdir(folder)).filter((file) => licencePattern.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return [
    `${name} ${version}${license === undefined ? '' : ` (${license})`}`,
    ...texts.map((text) => text.trim()),
  ].join('\n\n');
}

/** The notices of every package that has a file in the build. */
export async function noticesOf(files: readonly string[]): Promise<string> {
  const notices = await Promise.all(packagesIn(files).map(noticeOf));
  return `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
