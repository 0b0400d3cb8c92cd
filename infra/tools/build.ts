import { parseArgs } from 'node:util';
import { buildFunctions } from './build-functions.ts';
import { buildThread } from './build-thread.ts';
import { assertRegistered } from './registrations.ts';

/** `node infra/tools/build.ts [--functions] [--web]`: builds both if neither flag is given. */
const { values } = parseArgs({ options: { functions: { type: 'boolean' }, web: { type: 'boolean' } } });
const both = !values.functions && !values.web;

const timed = async (work: () => Promise<string>): Promise<void> => {
  const startedMs = performance.now();
  const what = await work();
  console.log(`${what} in ${Math.round(performance.now() - startedMs)} ms`);
};

const functions = async (): Promise<string> => {
  const [{ names, rebuilt }] = await Promise.all([buildFunctions(), buildThread()]);
  return `${names.length} functions ${rebuilt ? 'bundled' : 'unchanged'}`;
};

const web = async (): Promise<string> => {
  const { buildWeb } = await import('./build-web.ts');
  const { compressWeb } = await import('./compress-web.ts');
  const isRebuilt = await buildWeb();
  await compressWeb();
  return `web app ${isRebuilt ? 'built' : 'unchanged'}`;
};

/** esbuild has already printed the errors with their locations; a stack trace would only push them off the screen. */
const isShown = (error: unknown): boolean => error instanceof Error && 'errors' in error;

assertRegistered(process.cwd());
try {
  // Built in parallel, because neither build keeps all processors busy.
  await Promise.all([
    both || values.functions ? timed(functions) : undefined,
    both || values.web ? timed(web) : undefined,
  ]);
} catch (error) {
  if (!isShown(error)) throw error;
  process.exitCode = 1;
}
