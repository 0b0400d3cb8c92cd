import * as z from 'zod';
import { operation } from '../operation.ts';
import { similarView } from './similar-classes.ts';

/** Maximum number of pairs in one answer. The others follow when these are answered. */
export const similarItemsMax = 20;

/**
 * Classes of the next two weeks that the studio's own system and another source may name differently, so that their
 * places are sold twice, as of the last reading of the system. The earliest first; those that the owner has answered are
 * left out.
 */
export const listSimilar = operation({
  id: 'schedule.listSimilar',
  method: 'GET',
  path: '/api/similar-classes',
  access: 'subscriber',
  summary: 'Classes that may be in the schedule twice',
  output: z.strictObject({ pairs: z.array(similarView).max(similarItemsMax) }),
});
