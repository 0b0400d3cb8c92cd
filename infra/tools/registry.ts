import { register } from './registrations.ts';

/** `node infra/tools/registry.ts`: writes the lists of operations and functions anew where they are stale. */
for (const file of register(process.cwd())) console.log(`${file} written`);
