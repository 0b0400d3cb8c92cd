import { operation } from '../operation.ts';
import { syncView } from './sync.ts';

/** How the studio's reservation e-mails are read. */
export const getSync = operation({
  id: 'reservations.getSync',
  method: 'GET',
  path: '/api/reservations/sync',
  access: 'subscriber',
  summary: 'The settings for reading reservation mails',
  output: syncView,
});
