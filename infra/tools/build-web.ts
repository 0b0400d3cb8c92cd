import { globSync } from 'node:fs';
import { buildWeb as bundleWeb } from '#web/build/build.ts';
import { holdsStamp, stampOf, writeStamp } from './stamp.ts';

const sources = ['web/**/*', 'shared/**/*', 'package-lock.json', 'tsconfig.json'];
const settings = { dev: false };

/** Builds the web app for production, unless no source has changed. Returns false if there was nothing to do. */
export const buildWeb = async (outdir = 'dist/web'): Promise<boolean> => {
  const stampFile = `${outdir}.stamp`;
  const stamp = () => stampOf(settings, [...globSync(sources).sort(), `${outdir}/app.html`]);
  if (holdsStamp(stampFile, stamp())) return false;
  await bundleWeb({ outdir, ...settings });
  writeStamp(stampFile, stamp());
  return true;
};
