// Builds the English app into a folder, with words that are 40 % longer and have accents. This runs in a separate
// process, because the bundler does not work inside Jest.
import { join } from 'node:path';
import { buildWeb } from '#web/build/build.ts';
import { writePseudoCatalogues } from './pseudo-catalogues.ts';

const [folder = ''] = process.argv.slice(2);
const messages = join(folder, 'messages');
writePseudoCatalogues(messages);
await buildWeb({ outdir: join(folder, 'web'), dev: false, messages, languages: ['en'] });
