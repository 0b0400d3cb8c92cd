// Writes the summary of the answers to the ASVS, and prints how much applies, holds and is tested, as JSON.
import { readFileSync, writeFileSync } from 'node:fs';
import { summaryFile, summaryOf } from './asvs/summary.ts';
import { answersFile, countsOf, rowsOf } from './asvs/table.ts';

const answers = readFileSync(answersFile, 'utf8');
const rows = rowsOf(answers);
writeFileSync(summaryFile, summaryOf(answers, rows));
console.log(JSON.stringify(countsOf(rows), undefined, 2));
