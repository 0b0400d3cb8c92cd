// Builds the English app into the folder given, with words that are 40 % longer and bear accents. It is a process of its
// own, because the bundler does not work inside of Jest.
import { join } from 'node:path';
import { buildWeb } from '#web/build/build.ts';
import { writePseudoCatalogues } from './pseudo-catalogues.ts';

const [folder = ''] = process.argv.slice(2);
const messages = join(folder, 'messages');
writePseudoCatalogues(messages);
await buildWeb({ outdir: join(folder, 'web'), dev: false, messages, languages: ['en'] });
