import { buildThread } from '../tools/build-thread.ts';
import { draftFunctions } from '../tools/draft-functions.ts';
import { register } from '../tools/registrations.ts';
import { built } from './built.ts';

/** Brings the lists of operations and functions up to date, and bundles the functions for this machine. */
for (const file of register(process.cwd())) console.log(`${file} written`);
process.send?.('registered');
const startedMs = performance.now();
const [{ names, rebuilt }] = await Promise.all([draftFunctions({ outdir: built.bundles }), buildThread()]);
if (rebuilt)
  console.log(`${names.length} functions bundled (${((performance.now() - startedMs) / 1000).toFixed(1)} s)`);
