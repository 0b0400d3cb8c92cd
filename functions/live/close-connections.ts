import { closeConnections } from '#shared/contracts/live/close-connections.ts';
import { people } from '#functions/_platform/adapters/people.ts';
import { recordEnded } from '#functions/_platform/ended-access.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { endAllSignIns } from './end-sign-ins.ts';
import { endConnections } from './live-store.ts';

export const handler = httpOperation(closeConnections, { people }, async ({ input, caller, deps }) => {
  if (input.signIns === 'all') return { closed: await endAllSignIns(deps, caller) };
  const now = deps.clock.now();
  await recordEnded(deps.table.acrossStudios, caller, 'this', now);
  return { closed: await endConnections(deps.table, caller, 'this', now) };
});
