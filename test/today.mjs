import process from 'node:process';
import { moveDate } from './move-date.ts';

const dayMs = 24 * 3_600_000;

function offsetMsTo(today) {
  const farMs = Date.parse(today) - Date.now();
  if (Number.isNaN(farMs)) throw new Error(`TODAY is a day or an instant, such as 2026-12-31, not ${today}`);
  // If only a day is given, the machine's time of day is kept.
  return today.includes('T') ? farMs : Math.ceil(farMs / dayMs) * dayMs;
}

/** Shifts the clock to the day in TODAY, if it is set. The first process computes the shift, and the others use it. */
const { TODAY: today } = process.env;
if (today) moveDate(Number((process.env['TODAY_OFFSET_MS'] ??= String(offsetMsTo(today)))));
