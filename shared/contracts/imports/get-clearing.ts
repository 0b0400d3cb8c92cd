import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { clearingView } from './clearing.ts';

export const getClearing = operation({
  id: 'imports.getClearing',
  method: 'GET',
  path: '/api/clearings/{clearingId}',
  access: 'subscriber',
  summary: 'The progress of a clearing',
  params: z.strictObject({ clearingId: ulid }),
  output: clearingView,
  errors: ['not-found'],
});
