// Prints how much of the ASVS applies, holds and is tested, as JSON.
import { readFileSync } from 'node:fs';
import { countsOf, rowsOf } from './asvs/table.ts';

console.log(JSON.stringify(countsOf(rowsOf(readFileSync('infra/asvs.md', 'utf8'))), undefined, 2));
