import { join } from 'node:path';
import { watchWeb } from '#web/build/build.ts';
import type { Local } from '#infra/local/index.ts';
import { watchDrafts } from '../tools/draft-functions.ts';
import { built } from './built.ts';

/** Rebuilds and reloads functions and pages at every edit. Returns a function that stops watching. */
export async function watch(
  local: Pick<Local, 'reloadFunctions' | 'reloadPages'>,
  root: string,
  webDir: string,
): Promise<() => Promise<void>> {
  const functions = await watchDrafts({
    root,
    outdir: join(root, built.bundles),
    onRebuilt: (failed) => {
      if (!failed) local.reloadFunctions();
    },
  });
  const web = await watchWeb({ outdir: webDir, onRebuilt: local.reloadPages });
  return async () => {
    await Promise.all([functions.stop(), web.dispose()]);
  };
}
