import { once } from 'node:events';
import { buildWeb } from '../tools/build-web.ts';
import { languages } from '#shared/language.ts';
import { built } from './built.ts';

// `npm start` needs the first language when it is ready, and processors until then: the other languages are built when
// it says so.
process.once('disconnect', () => process.exit());
if (!process.connected) process.exit();
const [first, ...others] = languages;
const goOn = once(process, 'message');
process.send?.((await buildWeb(built.web, { languages: [first] })) ? 'built' : 'unchanged');
await goOn;
await buildWeb(built.web, { languages: others, adds: true });
process.disconnect();
