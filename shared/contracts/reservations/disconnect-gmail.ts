import { operation } from '../operation.ts';
import { syncView } from './sync.ts';

/** Disconnects Gmail: our leave is revoked at Google, the token is deleted and the sync is off. */
export const disconnectGmail = operation({
  id: 'reservations.disconnectGmail',
  method: 'DELETE',
  path: '/api/gmail',
  access: 'subscriber',
  summary: 'Disconnect Gmail',
  output: syncView,
  errors: ['conflict'],
});
