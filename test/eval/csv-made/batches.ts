import { eighthBatch } from './eighth-batch.ts';
import { fifthBatch } from './fifth-batch.ts';
import { fourthBatch } from './fourth-batch.ts';
import type { Layout } from './layout.ts';
import { layouts } from './layouts.ts';
import { secondBatch } from './second-batch.ts';
import { seventhBatch } from './seventh-batch.ts';
import { sixthBatch } from './sixth-batch.ts';
import { thirdBatch } from './third-batch.ts';

/**
 * The layouts in the order in which they were written. Each batch was measured once before the reader was improved with
 * it. Only those first figures, listed in test/README.md, show how well unknown files are read.
 */
export const batches: Readonly<Record<string, readonly Layout[]>> = {
  first: layouts,
  second: secondBatch,
  third: thirdBatch,
  fourth: fourthBatch,
  fifth: fifthBatch,
  sixth: sixthBatch,
  seventh: seventhBatch,
  eighth: eighthBatch,
};
