// Generates the summary of the ASVS answers; prints as JSON how many requirements apply, hold and are tested.
import { readFileSync, writeFileSync } from 'node:fs';
import { summaryFile, summaryOf } from './asvs/summary.ts';
import { answersFile, countsOf, rowsOf } from './asvs/table.ts';

const answers = readFileSync(answersFile, 'utf8');
const rows = rowsOf(answers);
writeFileSync(summaryFile, summaryOf(answers, rows));
console.log(JSON.stringify(countsOf(rows), undefined, 2));
