import { once } from 'node:events';
import { buildWeb } from '../tools/build-web.ts';
import { languages } from '#shared/language.ts';
import { built } from './built.ts';

// `npm start` needs the first language when it is ready, and processors until then: the other languages are built when
// it says so.
process.once('disconnect', () => process.exit());
// Ctrl-C reaches this process too. It ends with the one that started it.
process.on('SIGINT', () => {});
await buildWeb(built.web, async (language) => {
  if (language !== languages[0]) return;
  process.send?.('first language');
  await once(process, 'message');
});
process.disconnect();
