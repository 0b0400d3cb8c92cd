import { getSession } from '../../shared/contracts/access/get-session.ts';
import { isEntitled } from '../_platform/entitlement.ts';
import { httpOperation } from '../_platform/http-operation.ts';

export const handler = httpOperation(getSession, {}, async ({ caller, deps }) => ({
  studioId: caller.studioId,
  superadmin: caller.superadmin,
  subscribed: await isEntitled(caller.studioId, deps.clock.now()),
}));
