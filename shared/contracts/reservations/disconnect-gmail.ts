import { operation } from '../operation.ts';
import { syncView } from './sync.ts';

/** Disconnects Gmail: revokes our grant at Google, deletes the token and switches the sync off. */
export const disconnectGmail = operation({
  id: 'reservations.disconnectGmail',
  method: 'DELETE',
  path: '/api/gmail',
  access: 'subscriber',
  summary: 'Disconnect Gmail',
  output: syncView,
  errors: ['conflict'],
});
