import { english } from './first/english.ts';
import { french } from './first/french.ts';
import { nothing } from './first/nothing.ts';
import { portuguese } from './first/portuguese.ts';
import { spanish } from './first/spanish.ts';
import { everyday } from './fourth/layouts.ts';
import { english as englishSecond } from './second/english.ts';
import { french as frenchSecond } from './second/french.ts';
import { nothing as nothingSecond } from './second/nothing.ts';
import { portuguese as portugueseSecond } from './second/portuguese.ts';
import { spanish as spanishSecond } from './second/spanish.ts';
import { further } from './third/further.ts';
import { last } from './third/last.ts';
import { third } from './third/layouts.ts';
import type { Layout } from './layout.ts';

/**
 * The layouts in the order in which they were written. Each batch was measured before the reader was improved with it.
 */
export const batches: Readonly<Record<string, readonly Layout[]>> = {
  first: [...english, ...spanish, ...portuguese, ...french, ...nothing],
  second: [...englishSecond, ...spanishSecond, ...portugueseSecond, ...frenchSecond, ...nothingSecond],
  third,
  fourth: further,
  fifth: last,
  sixth: everyday,
};
