import { closeConnections } from '../../shared/contracts/live/close-connections.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { endConnections } from './live-store.ts';

export const handler = httpOperation(
  closeConnections,
  {},
  async ({ caller: { studioId, sessionId }, deps }) => ({
    closed: await endConnections(studioId, sessionId, deps.clock.now()),
  }),
);
