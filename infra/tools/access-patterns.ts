// Generates the document of access patterns from the entities and the code; prints each request with its file, as JSON.
import { writeFileSync } from 'node:fs';
import { accessPatterns, accessPatternsFile, allRequests } from './access-patterns/document.ts';

writeFileSync(accessPatternsFile, await accessPatterns());
console.log(JSON.stringify(allRequests(), undefined, 2));
