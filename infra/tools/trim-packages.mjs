// Plain JavaScript on purpose: npm runs it after an installation, with whichever Node.js is there.
// The packages with Node.js also hold its headers and manuals, a third of their size, which only builds of native
// add-ons would need.
import { readFileSync, rmSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const { optionalDependencies } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
for (const name of Object.keys(optionalDependencies))
  for (const folder of ['include', 'share'])
    rmSync(new URL(`node_modules/${name}/${folder}`, root), { recursive: true, force: true });
