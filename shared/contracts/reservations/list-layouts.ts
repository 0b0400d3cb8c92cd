import * as z from 'zod';
import { operation } from '../operation.ts';
import { layoutsMax, layoutView } from './layout.ts';

/** The layouts that the studio taught, by sender. */
export const listLayouts = operation({
  id: 'reservations.listLayouts',
  method: 'GET',
  path: '/api/reservations/layouts',
  access: 'subscriber',
  summary: 'Learned mail layouts',
  output: z.strictObject({ layouts: z.array(layoutView).max(layoutsMax) }),
});
