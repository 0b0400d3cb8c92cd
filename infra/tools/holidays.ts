import { writeFileSync } from 'node:fs';
import { holidayFile } from './holidays/holiday-table.ts';

/** `npm run holidays`: writes the table of public holidays anew, from the library that knows them. */
writeFileSync('shared/core/calendar/holidays.generated.ts', holidayFile());
