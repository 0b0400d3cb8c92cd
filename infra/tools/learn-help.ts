import { writeFile } from 'node:fs/promises';
import { readExamples } from './help/examples.ts';
import { learn } from './help/learn.ts';

/** `node infra/tools/learn-help.ts`: learns anew how people ask, after a change of `functions/support/help`. */
const examples = await readExamples();
const learnedAt = new URL('../../functions/support/help/learned.json', import.meta.url);
await writeFile(learnedAt, `${JSON.stringify(learn(examples), null, 1)}\n`);
console.log(`learned from ${examples.length} texts`);
