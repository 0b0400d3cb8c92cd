import { writeFileSync } from 'node:fs';
import { holidayFile } from './holidays/holiday-table.ts';

/** `npm run holidays`: regenerates the table of public holidays from the holiday library. */
writeFileSync('shared/core/calendar/holidays.generated.ts', holidayFile());
