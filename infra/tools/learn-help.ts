import { writeFile } from 'node:fs/promises';
import { readExamples } from './help/examples.ts';
import { learn } from './help/learn.ts';
import { pack } from './help/pack.ts';

/** `node infra/tools/learn-help.ts`: trains the help chat again after a change in `functions/support/help`. */
const examples = await readExamples();
const learnedAt = new URL('../../functions/support/help/learned.packed', import.meta.url);
await writeFile(learnedAt, pack(learn(examples)));
console.log(`trained on ${examples.length} texts`);
