import { globSync } from 'node:fs';
import { buildWeb as bundleWeb } from '#web/build/build.ts';
import type { Language } from '#shared/language.ts';
import { holdsStamp, stampOf, writeStamp } from './stamp.ts';

const sources = ['web/**/*', 'shared/**/*', 'package-lock.json', 'tsconfig.json'];
const settings = { dev: false };

/**
 * Builds the web app for production, unless no source has changed. Returns false if there was nothing to do.
 *
 * @param afterEach called after each language; the next one waits for it
 */
export const buildWeb = async (
  outdir = 'dist/web',
  afterEach?: (language: Language) => Promise<void> | void,
): Promise<boolean> => {
  const stampFile = `${outdir}.stamp`;
  const stamp = () => stampOf(settings, [...globSync(sources).sort(), `${outdir}/app.html`]);
  if (holdsStamp(stampFile, stamp())) return false;
  await bundleWeb({ outdir, ...settings }, afterEach);
  writeStamp(stampFile, stamp());
  return true;
};
