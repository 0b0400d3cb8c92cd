import { register } from './registrations.ts';

/** `node infra/tools/registry.ts`: rewrites the lists of operations and functions if they are out of date. */
for (const file of register(process.cwd())) console.log(`${file} written`);
