import { globSync } from 'node:fs';
import { buildWeb as bundleWeb } from '#web/build/build.ts';
import type { WebBuild } from '#web/build/options.ts';
import { folderOf, languages as allLanguages } from '#web/languages.ts';
import { holdsStamp, stampOf, writeStamp } from './stamp.ts';

const sources = ['web/**/*', 'shared/**/*', 'package-lock.json', 'tsconfig.json'];
const settings = { dev: false };

/**
 * Builds the web app for production, unless no source has changed. Returns false if there was nothing to do.
 *
 * @param part the languages to build; by default all
 */
export const buildWeb = async (
  outdir = 'dist/web',
  part: Pick<WebBuild, 'languages' | 'adds'> = {},
): Promise<boolean> => {
  const { languages = allLanguages } = part;
  const stampFile = [outdir, ...(part.languages ?? []), 'stamp'].join('.');
  const documents = languages.map((language) => `${outdir}/${folderOf(language)}app.html`);
  const stamp = () => stampOf([settings, part], [...globSync(sources).sort(), ...documents]);
  if (holdsStamp(stampFile, stamp())) return false;
  await bundleWeb({ outdir, ...settings, ...part });
  writeStamp(stampFile, stamp());
  return true;
};
